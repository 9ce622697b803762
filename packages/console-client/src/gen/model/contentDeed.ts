/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ContentDeed = typeof ContentDeed[keyof typeof ContentDeed];


export const ContentDeed = {
  /** 发布 */
  Published: 'published',
  /** 修改 */
  Changed: 'changed',
  /** 撤下 */
  Withdrawn: 'withdrawn',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type LegalRowState = typeof LegalRowState[keyof typeof LegalRowState];


export const LegalRowState = {
  /** 现行 */
  Current: 'current',
  /** 以前 */
  Earlier: 'earlier',
  /** 将生效 */
  Coming: 'coming',
  /** 已撤回 */
  Withdrawn: 'withdrawn',
} as const;

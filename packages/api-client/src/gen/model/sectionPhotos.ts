/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Whether an answer holds pictures or videos.
 */
export type SectionPhotos = typeof SectionPhotos[keyof typeof SectionPhotos];


export const SectionPhotos = {
  /** 不需要 */
  None: 'none',
  /** 可以添加 */
  Optional: 'optional',
  /** 至少一个 */
  Required: 'required',
} as const;

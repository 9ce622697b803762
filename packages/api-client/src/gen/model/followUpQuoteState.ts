/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How a quote compares with its answer now: unchanged; the answer was edited and still contains the words; its author
 * took the words out; it was deleted; or the caller may not see it. The last three come without words.
 */
export type FollowUpQuoteState = typeof FollowUpQuoteState[keyof typeof FollowUpQuoteState];


export const FollowUpQuoteState = {
  /** 原话还在 */
  Current: 'current',
  /** 原回答后来改过，这句话还在 */
  Edited: 'edited',
  /** 作者改掉了这句话 */
  Reworded: 'reworded',
  /** 原回答已删除 */
  Removed: 'removed',
  /** 你看不到这条回答 */
  Hidden: 'hidden',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The answer to a section, or a reply below an answer. The reply to a follow-up is one below the own answer.
 */
export type GroupDraftKind = typeof GroupDraftKind[keyof typeof GroupDraftKind];


export const GroupDraftKind = {
  /** 回答 */
  Answer: 'answer',
  /** 回复 */
  Reply: 'reply',
} as const;

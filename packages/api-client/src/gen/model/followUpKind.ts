/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type FollowUpKind = typeof FollowUpKind[keyof typeof FollowUpKind];


export const FollowUpKind = {
  /** 主持人追问 */
  FollowUp: 'followUp',
  /** 回复 */
  Reply: 'reply',
  /** 内部备注 */
  Note: 'note',
} as const;

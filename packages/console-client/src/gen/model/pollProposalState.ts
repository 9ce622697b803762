/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PollProposalState = typeof PollProposalState[keyof typeof PollProposalState];


export const PollProposalState = {
  /** 审核中 */
  Waiting: 'waiting',
  /** 已展示 */
  Shown: 'shown',
  /** 未采用 */
  Refused: 'refused',
} as const;

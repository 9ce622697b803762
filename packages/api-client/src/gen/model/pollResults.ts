/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PollResults = typeof PollResults[keyof typeof PollResults];


export const PollResults = {
  /** 投票后可见 */
  AfterVote: 'afterVote',
  /** 始终可见 */
  Always: 'always',
  /** 结束后可见 */
  AfterClose: 'afterClose',
} as const;

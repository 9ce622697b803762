/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * When respondents see percentages; hosts always do.
 */
export type VoteResultsShown = typeof VoteResultsShown[keyof typeof VoteResultsShown];


export const VoteResultsShown = {
  /** 投票后可见 */
  AfterVote: 'afterVote',
  /** 始终可见 */
  Always: 'always',
  /** 结束后可见 */
  AfterClose: 'afterClose',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PollDraftResults = typeof PollDraftResults[keyof typeof PollDraftResults];


export const PollDraftResults = {
  afterVote: 'afterVote',
  always: 'always',
  afterClose: 'afterClose',
} as const;

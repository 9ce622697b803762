/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PollDraftKind = typeof PollDraftKind[keyof typeof PollDraftKind];


export const PollDraftKind = {
  poll: 'poll',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type EventDraftKind = typeof EventDraftKind[keyof typeof EventDraftKind];


export const EventDraftKind = {
  event: 'event',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ChannelDraftKind = typeof ChannelDraftKind[keyof typeof ChannelDraftKind];


export const ChannelDraftKind = {
  channel: 'channel',
} as const;

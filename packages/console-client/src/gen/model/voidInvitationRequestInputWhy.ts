/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type VoidInvitationRequestInputWhy = typeof VoidInvitationRequestInputWhy[keyof typeof VoidInvitationRequestInputWhy];


export const VoidInvitationRequestInputWhy = {
  device: 'device',
  network: 'network',
  mobile: 'mobile',
  payout: 'payout',
  limit: 'limit',
} as const;

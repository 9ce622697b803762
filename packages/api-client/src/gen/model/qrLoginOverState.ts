/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type QrLoginOverState = typeof QrLoginOverState[keyof typeof QrLoginOverState];


export const QrLoginOverState = {
  Expired: 'expired',
  Refused: 'refused',
} as const;

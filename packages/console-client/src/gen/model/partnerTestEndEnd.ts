/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PartnerTestEndEnd = typeof PartnerTestEndEnd[keyof typeof PartnerTestEndEnd];


export const PartnerTestEndEnd = {
  complete: 'complete',
  screenedOut: 'screenedOut',
  quotaFull: 'quotaFull',
  duplicate: 'duplicate',
  other: 'other',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @nullable
 */
export type PartnerTrialReason = typeof PartnerTrialReason[keyof typeof PartnerTrialReason] | null;


export const PartnerTrialReason = {
  quality: 'quality',
  security: 'security',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CreditKind = typeof CreditKind[keyof typeof CreditKind];


export const CreditKind = {
  /** 权益值 */
  Credit: 'credit',
  /** 质量分 */
  Quality: 'quality',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorPartnerDetailKind = typeof OperatorPartnerDetailKind[keyof typeof OperatorPartnerDetailKind];


export const OperatorPartnerDetailKind = {
  supplier: 'supplier',
  panel: 'panel',
  agent: 'agent',
} as const;

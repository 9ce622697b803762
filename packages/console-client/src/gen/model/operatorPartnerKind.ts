/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorPartnerKind = typeof OperatorPartnerKind[keyof typeof OperatorPartnerKind];


export const OperatorPartnerKind = {
  supplier: 'supplier',
  panel: 'panel',
  agent: 'agent',
} as const;

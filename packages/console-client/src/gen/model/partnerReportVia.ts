/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PartnerReportVia = typeof PartnerReportVia[keyof typeof PartnerReportVia];


export const PartnerReportVia = {
  return: 'return',
  postback: 'postback',
} as const;

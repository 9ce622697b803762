/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PartnerReportPage } from './partnerReportPage.ts';

export type ListPartnerReports200 = Envelope & {
  data: PartnerReportPage;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PartnerReport } from './partnerReport.ts';

export interface PartnerReportPage {
  /** @maxItems 100 */
  items: PartnerReport[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}

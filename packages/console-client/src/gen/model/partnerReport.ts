/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PartnerReportVerdict } from './partnerReportVerdict.ts';
import type { PartnerReportVia } from './partnerReportVia.ts';
import type { Time } from './time.ts';

export interface PartnerReport {
  id: Id;
  /** @maxLength 40 */
  partner: string;
  via: PartnerReportVia;
  verdict: PartnerReportVerdict;
  /**
     * @minimum 1
     * @maximum 8
     * @nullable
     */
  result: number | null;
  times: number;
  /** @maxLength 40 */
  supportCode: string;
  /** @maxLength 4000 */
  raw: string;
  /** @nullable */
  memberId: string | null;
  /**
     * @maxLength 24
     * @nullable
     */
  taskId: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  title: string | null;
  receivedAt: Time;
  /** @nullable */
  resolvedAt: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  resolvedBy: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  resolution: string | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PartnerReportVerdict } from './partnerReportVerdict.ts';
import type { PartnerTrialKind } from './partnerTrialKind.ts';
import type { PartnerTrialReason } from './partnerTrialReason.ts';

export interface PartnerTrial {
  kind: PartnerTrialKind;
  /**
     * The partner's status.
     * @maxLength 40
     * @nullable
     */
  code: string | null;
  /** @maxLength 4000 */
  address: string;
  verdict: PartnerReportVerdict;
  /**
     * @minimum 1
     * @maximum 7
     * @nullable
     */
  result: number | null;
  /** @nullable */
  reason: PartnerTrialReason;
  isReversal: boolean;
  mayRetry: boolean;
  closes: boolean;
  /**
     * What our server answers to the partner's server.
     * @maxLength 40
     */
  answer: string;
}

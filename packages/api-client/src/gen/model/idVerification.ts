/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AdultStatus } from './adultStatus.ts';
import type { AgreementVersion } from './agreementVersion.ts';
import type { Time } from './time.ts';

/**
 * The real-name check. `consentVersion` is the current version of the consent text.
 */
export interface IdVerification {
  /** null before the first submission. */
  status: AdultStatus | null;
  /**
     * Masked.
     * @nullable
     */
  name: string | null;
  /**
     * Masked.
     * @nullable
     */
  idNumber: string | null;
  /**
     * Why it was refused.
     * @nullable
     */
  reason: string | null;
  /**
     * The day a member under 18, whose name and number matched, turns 18. The status turns to 1 on that day, so nothing is
     * to be submitted again. Null for everybody else.
     * @nullable
     */
  adultOn: string | null;
  /**
     * Remaining submissions.
     * @minimum 0
     */
  triesLeft: number;
  submittedAt: Time | null;
  consentVersion: AgreementVersion;
}

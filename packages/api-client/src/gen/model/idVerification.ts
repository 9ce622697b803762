/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AdultStatus } from './adultStatus.ts';
import type { AgreementVersion } from './agreementVersion.ts';
import type { Time } from './time.ts';

/**
 * `consentVersion` is the text of consent that is to be agreed to now.
 */
export interface IdVerification {
  /** Null before anything was handed in. */
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
     * Why it did not pass.
     * @nullable
     */
  reason: string | null;
  /**
     * How often it may still be handed in.
     * @minimum 0
     */
  triesLeft: number;
  submittedAt: Time | null;
  consentVersion: AgreementVersion;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';

/**
 * The texts that hold now. One version covers both.
 */
export interface Agreement {
  version: AgreementVersion;
  /** Where the user agreement is read. */
  terms: string;
  /** Where the privacy policy is read. */
  privacy: string;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';

export interface AgreementRequest {
  agreementVersion: AgreementVersion;
  /** Whether the member read and accepted this version of the user agreement and the privacy policy. */
  agreed: true;
}

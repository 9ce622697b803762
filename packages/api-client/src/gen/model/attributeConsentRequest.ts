/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';

export interface AttributeConsentRequest {
  version: AgreementVersion;
  /** Whether the member read and accepted this version. */
  agreed: true;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';

export interface AttributeConsentRequest {
  version: AgreementVersion;
  /** That the text of this version was read and agreed to. */
  agreed: true;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { ConsentDocument } from './consentDocument.ts';
import type { Time } from './time.ts';

export interface Consent {
  document: ConsentDocument;
  version: AgreementVersion;
  agreedAt: Time;
  /** Whether this is the current text. */
  isCurrent: boolean;
  /** Whether withdrawConsent can withdraw it now. */
  withdrawable: boolean;
  withdrawnAt: Time | null;
}

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
  /** Whether this text holds now. */
  isCurrent: boolean;
  /** Whether withdrawConsent takes it back now. */
  withdrawable: boolean;
  withdrawnAt: Time | null;
}

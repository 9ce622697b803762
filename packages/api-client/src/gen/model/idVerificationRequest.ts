/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { EncryptedField } from './encryptedField.ts';

export interface IdVerificationRequest {
  name: EncryptedField;
  idNumber: EncryptedField;
  consentVersion: AgreementVersion;
  /** Separate consent to process sensitive personal data. */
  consented: true;
}

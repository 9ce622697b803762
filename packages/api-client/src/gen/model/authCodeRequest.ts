/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AuthCodePurpose } from './authCodePurpose.ts';
import type { EncryptedField } from './encryptedField.ts';
import type { ProofAnswer } from './proofAnswer.ts';

export interface AuthCodeRequest {
  mobile: EncryptedField;
  purpose: AuthCodePurpose;
  proof?: ProofAnswer;
}

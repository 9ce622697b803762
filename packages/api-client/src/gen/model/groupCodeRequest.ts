/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';
import type { ProofAnswer } from './proofAnswer.ts';

export interface GroupCodeRequest {
  mobile: EncryptedField;
  proof?: ProofAnswer;
}

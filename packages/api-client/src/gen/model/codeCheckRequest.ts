/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CheckPurpose } from './checkPurpose.ts';
import type { EncryptedField } from './encryptedField.ts';

export interface CodeCheckRequest {
  purpose: CheckPurpose;
  code: EncryptedField;
}

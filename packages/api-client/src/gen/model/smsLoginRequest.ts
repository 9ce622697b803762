/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';

export interface SmsLoginRequest {
  mobile: EncryptedField;
  code: EncryptedField;
}

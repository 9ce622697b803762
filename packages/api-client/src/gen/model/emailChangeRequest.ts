/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EmailAddress } from './emailAddress.ts';
import type { EncryptedField } from './encryptedField.ts';

export interface EmailChangeRequest {
  email: EmailAddress;
  code: EncryptedField;
}

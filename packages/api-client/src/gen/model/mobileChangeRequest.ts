/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';
import type { Ticket } from './ticket.ts';

export interface MobileChangeRequest {
  checkTicket: Ticket;
  mobile: EncryptedField;
  code: EncryptedField;
}

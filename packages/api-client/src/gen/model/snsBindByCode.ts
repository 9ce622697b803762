/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';
import type { Ticket } from './ticket.ts';

export interface SnsBindByCode {
  by: 'code';
  bindTicket: Ticket;
  mobile: EncryptedField;
  code: EncryptedField;
}

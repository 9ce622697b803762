/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';
import type { Id } from './id.ts';
import type { OrderPayee } from './orderPayee.ts';

/**
 * Where the prize goes, by its kind: goods need `consigneeId`, cash `payeeId` or `payee`; mobile may carry `mobile` (the
 * member's own unless told); codes need nothing.
 */
export interface PrizeClaim {
  payeeId?: Id;
  payee?: OrderPayee;
  mobile?: EncryptedField;
  consigneeId?: Id;
}

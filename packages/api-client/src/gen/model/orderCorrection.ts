/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';
import type { Id } from './id.ts';
import type { OrderPayee } from './orderPayee.ts';

/**
 * The new destination of an order that could not be issued. The `target` decides the field: one of `payeeId` and `payee`, or `mobile`.
 */
export interface OrderCorrection {
  /** A saved payout account. */
  payeeId?: Id;
  payee?: OrderPayee;
  /** The number to top up. */
  mobile?: EncryptedField;
}

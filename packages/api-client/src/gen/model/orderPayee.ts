/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';
import type { PayeeChannel } from './payeeChannel.ts';

/**
 * A payout account given with the order; it is saved for the next one.
 */
export interface OrderPayee {
  channel: PayeeChannel;
  account: EncryptedField;
  name: EncryptedField;
}

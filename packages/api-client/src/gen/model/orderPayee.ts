/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';
import type { PayeeChannel } from './payeeChannel.ts';

/**
 * Where cash goes. Alipay needs account and name, which are saved for the next order; WeChat needs neither, because it pays the account that the member bound.
 */
export interface OrderPayee {
  channel: PayeeChannel;
  /** A mobile number or mail address that signs in to Alipay. */
  account?: EncryptedField;
  /** The real name of the account. */
  name?: EncryptedField;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PayeeChannel } from './payeeChannel.ts';

/**
 * A saved payout account, masked.
 */
export interface ExchangePayee {
  id: Id;
  channel: PayeeChannel;
  /**
     * Masked.
     * @maxLength 100
     */
  account: string;
  /**
     * Masked.
     * @maxLength 50
     */
  name: string;
  /** Whether it is the default. */
  preferred: boolean;
}

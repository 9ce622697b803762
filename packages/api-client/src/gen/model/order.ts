/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ExchangeState } from './exchangeState.ts';
import type { Id } from './id.ts';
import type { OrderBenefit } from './orderBenefit.ts';
import type { PayeeChannel } from './payeeChannel.ts';
import type { Time } from './time.ts';

export interface Order {
  id: Id;
  /**
     * Number to quote to support.
     * @maxLength 32
     */
  orderNumber: string;
  benefit: OrderBenefit;
  /**
     * Title of the choice, or null.
     * @maxLength 50
     * @nullable
     */
  choice: string | null;
  /**
     * @minimum 1
     * @maximum 10
     */
  quantity: number;
  /**
     * Coins for all items.
     * @minimum 0
     */
  price: number;
  /** @minimum 0 */
  fee: number;
  /**
     * Coins the order cost.
     * @minimum 0
     */
  total: number;
  /** Channel that pays out the cash; null otherwise. */
  channel: PayeeChannel | null;
  /**
     * Masked destination; null for card codes.
     * @maxLength 200
     * @nullable
     */
  target: string | null;
  state: ExchangeState;
  /**
     * Why it was refused, failed or was revoked; null otherwise.
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
  /** Whether the coins were returned. */
  coinsReturned: boolean;
  createdAt: Time;
  /** Expected time of delivery; null once it ended. */
  expectedAt: Time | null;
  /** Null until issued. */
  issuedAt: Time | null;
  /** Whether it can be revoked now. */
  revocable: boolean;
  /** Whether the member can correct its account or number now so that it is issued again. */
  correctable: boolean;
  /** Whether card codes can be shown now. */
  revealable: boolean;
  /**
     * The campaign and its prize that this order delivers, whose grant paid its coins; null for an order that the member paid.
     * @maxLength 300
     * @nullable
     */
  prize: string | null;
}

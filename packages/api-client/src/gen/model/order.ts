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
     * To quote to support.
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
     * Coins for all of them.
     * @minimum 0
     */
  price: number;
  /** @minimum 0 */
  fee: number;
  /**
     * Coins that were taken.
     * @minimum 0
     */
  total: number;
  /** How cash is paid out; null otherwise. */
  channel: PayeeChannel | null;
  /**
     * Where it goes, masked; null for card codes.
     * @maxLength 200
     * @nullable
     */
  target: string | null;
  state: ExchangeState;
  /**
     * Why it was not passed, failed or was revoked; null otherwise.
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
  /** Whether the coins came back. */
  coinsReturned: boolean;
  createdAt: Time;
  /** By when it is expected; null when it ended. */
  expectedAt: Time | null;
  /** Null until issued. */
  issuedAt: Time | null;
  /** Whether it can be revoked now. */
  revocable: boolean;
  /** Whether its account or number can be corrected now and issued again. */
  correctable: boolean;
  /** Whether card codes can be shown now. */
  revealable: boolean;
}

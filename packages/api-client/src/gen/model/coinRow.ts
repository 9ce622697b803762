/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinCause } from './coinCause.ts';
import type { CoinRowState } from './coinRowState.ts';
import type { Coins } from './coins.ts';
import type { Id } from './id.ts';
import type { LedgerSupportCode } from './ledgerSupportCode.ts';
import type { Time } from './time.ts';

export interface CoinRow {
  id: Id;
  /** Positive for coins that came in, negative for coins that went out. */
  amount: number;
  state: CoinRowState;
  cause: CoinCause;
  balanceAfter: Coins;
  createdAt: Time;
  /** When pending coins become available, or null. */
  expectedAt: Time | null;
  /**
     * Why coins are pending, were taken back or corrected.
     * @nullable
     */
  reason: string | null;
  supportCode: LedgerSupportCode;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AdultStatus } from './adultStatus.ts';
import type { Coins } from './coins.ts';
import type { CreditLevel } from './creditLevel.ts';
import type { ExchangePayee } from './exchangePayee.ts';
import type { ExchangeUse } from './exchangeUse.ts';
import type { LevelRule } from './levelRule.ts';

export interface ExchangeInfo {
  balance: Coins;
  pending: Coins;
  level: CreditLevel;
  rule: LevelRule;
  used: ExchangeUse;
  /** @maxItems 10 */
  payees: ExchangePayee[];
  /**
     * Name of the bound WeChat account that cash can be paid to, or null.
     * @maxLength 100
     * @nullable
     */
  wechat: string | null;
  /**
     * The member's own number, masked.
     * @maxLength 20
     */
  mobile: string;
  /** null without a real-name check. */
  adultStatus: AdultStatus | null;
  /** Whether the member may order the one top-up of at most 5 yuan that needs no real-name check. */
  unverifiedTopup: boolean;
  /**
     * Number of fee-free cards the member can use.
     * @minimum 0
     */
  feeFreeCards: number;
  /**
     * Number of open orders.
     * @minimum 0
     */
  openOrders: number;
  /**
     * Coins exchanged so far.
     * @minimum 0
     */
  exchangedCoins: number;
  /**
     * Those of them that the grants of prizes paid.
     * @minimum 0
     */
  prizeCoins: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ConfirmedAwardWinnersItem } from './confirmedAwardWinnersItem.ts';

export interface ConfirmedAward {
  /** @pattern ^[a-z0-9-]{1,32}$ */
  id: string;
  /**
     * @minLength 1
     * @maxLength 20
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  criteria: string;
  /**
     * @minimum 0
     * @maximum 100000
     */
  coins: number;
  /** @maxItems 20 */
  winners: ConfirmedAwardWinnersItem[];
}

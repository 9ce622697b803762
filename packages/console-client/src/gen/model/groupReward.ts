/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Id } from './id.ts';

export interface GroupReward {
  id: Id;
  /**
     * The pseudonym in this group.
     * @maxLength 50
     * @nullable
     */
  nickname: string | null;
  coins: Coins;
  topicsFinished: number;
  topics: number;
  /** @maxLength 20 */
  state: string;
  /**
     * @maxLength 500
     * @nullable
     */
  takenOutReason: string | null;
}

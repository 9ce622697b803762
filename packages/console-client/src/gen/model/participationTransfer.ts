/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface ParticipationTransfer {
  id: Id;
  /** @maxLength 200 */
  title: string;
  /**
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  coins: number;
  pendingCoins: number;
  credit: number;
  at: Time;
}

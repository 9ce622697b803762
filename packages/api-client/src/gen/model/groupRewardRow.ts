/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRewardState } from './groupRewardState.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface GroupRewardRow {
  personId: Id;
  name: string;
  /** @minimum 0 */
  topicsFinished: number;
  /** @minimum 0 */
  topics: number;
  /** Whether they met the whole plan. */
  finished: boolean;
  /**
     * Coins by the plan. A person who was taken out gets nothing.
     * @minimum 0
     */
  coins: number;
  /**
     * Why the person was taken out.
     * @nullable
     */
  takenOut: string | null;
  state: GroupRewardState;
  keptUntil: Time | null;
}

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
     * What the plan gives; nothing is paid to who was taken out.
     * @minimum 0
     */
  coins: number;
  /**
     * The reason.
     * @nullable
     */
  takenOut: string | null;
  state: GroupRewardState;
  keptUntil: Time | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { TaskEarningState } from './taskEarningState.ts';
import type { TaskPendingReason } from './taskPendingReason.ts';
import type { Time } from './time.ts';

export interface SurveyEarned {
  coins: Coins;
  credit: number;
  /** Whether the coins are the consolation. */
  consolation: boolean;
  /** Whether the result was corrected to a complete afterwards; the result itself stays. */
  corrected: boolean;
  state: TaskEarningState;
  /** What pending coins wait for; null for others. */
  pendingFor: TaskPendingReason | null;
  /** When pending coins become available, or null. */
  expectedAt: Time | null;
}

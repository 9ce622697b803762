/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';
import type { Time } from './time.ts';

export interface OperatorParticipation {
  id: Id;
  /** @maxLength 24 */
  taskId: string;
  /** @maxLength 100 */
  taskTitle: string;
  result: JoinResult;
  /**
     * @maxLength 40
     * @nullable
     */
  detail: string | null;
  progress: number;
  coins: Coins;
  /** @maxLength 20 */
  earningState: string;
  /** @maxLength 20 */
  supportCode: string;
  startedAt: Time;
  /** @nullable */
  endedAt: string | null;
}

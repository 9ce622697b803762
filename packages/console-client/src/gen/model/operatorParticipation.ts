/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface OperatorParticipation {
  id: Id;
  /** null for a discussion group, so that nobody connects an account with its pseudonym. */
  taskId: PublicId | null;
  /**
     * 讨论小组 without a name for a discussion group.
     * @maxLength 100
     */
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

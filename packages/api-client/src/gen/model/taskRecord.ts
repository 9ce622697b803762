/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';
import type { ParticipationState } from './participationState.ts';
import type { ResultCause } from './resultCause.ts';
import type { TaskBrief } from './taskBrief.ts';
import type { TaskEarningState } from './taskEarningState.ts';
import type { TaskPendingReason } from './taskPendingReason.ts';
import type { TaskReview } from './taskReview.ts';
import type { Time } from './time.ts';

/**
 * One participation of the member, with what it earned.
 */
export interface TaskRecord {
  sessionId: Id;
  /** What the result page is opened with; null while open. */
  resultId: Id | null;
  task: TaskBrief;
  state: ParticipationState;
  result: JoinResult;
  /** What a result 4 or 8 means exactly; null for other results. */
  cause: ResultCause | null;
  /**
     * Percent of the pages answered.
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  startedAt: Time;
  /** Null while open. */
  endedAt: Time | null;
  /** How long an open one can be continued; null when it ended or has no limit yet. */
  keptUntil: Time | null;
  /** The submission that waits for review, or null. */
  review: TaskReview | null;
  coins: Coins;
  /** Credit earned. */
  credit: number;
  /** Whether the coins are the consolation. */
  consolation: boolean;
  /** Whether the result was corrected to a complete afterwards; the result itself stays. */
  corrected: boolean;
  earningState: TaskEarningState;
  /** What pending coins wait for; null for others. */
  pendingFor: TaskPendingReason | null;
  /** When pending coins become available, or null. */
  expectedAt: Time | null;
  /**
     * Why it ended like this, or why coins were taken back.
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
  /**
     * Number to quote in a ticket.
     * @maxLength 20
     */
  supportCode: string;
}

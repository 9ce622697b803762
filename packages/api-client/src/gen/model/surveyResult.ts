/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';
import type { ResultCause } from './resultCause.ts';
import type { SurveyEarned } from './surveyEarned.ts';
import type { SurveyNextAction } from './surveyNextAction.ts';
import type { TaskBrief } from './taskBrief.ts';
import type { Time } from './time.ts';

/**
 * How a participation ended, by the server's record. The address is not trusted.
 */
export interface SurveyResult {
  result: JoinResult;
  /** What a result 4 or 8 means exactly; null for other results. */
  cause: ResultCause | null;
  task: TaskBrief;
  sessionId: Id;
  earned: SurveyEarned;
  startedAt: Time;
  endedAt: Time;
  /**
     * Time spent answering, without the time in which the questionnaire was paused for another one.
     * @minimum 0
     */
  elapsedSeconds: number;
  /**
     * How long the seat was kept, or null without a limit.
     * @minimum 1
     * @nullable
     */
  seatMinutes: number | null;
  /**
     * What happened and what comes next, in Chinese.
     * @maxLength 300
     */
  reason: string;
  /**
     * Number to quote in a ticket.
     * @maxLength 20
     */
  supportCode: string;
  next: SurveyNextAction;
}

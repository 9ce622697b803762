/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';
import type { ResultCause } from './resultCause.ts';
import type { Time } from './time.ts';

/**
 * How the member's participation ended.
 */
export interface TaskOwnResult {
  resultId: Id;
  result: JoinResult;
  /** What a result 4 or 8 means exactly; null for other results. */
  cause: ResultCause | null;
  endedAt: Time;
}

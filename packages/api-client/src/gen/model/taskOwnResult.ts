/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';
import type { Time } from './time.ts';
import type { TooShortCause } from './tooShortCause.ts';

/**
 * How the member's participation ended.
 */
export interface TaskOwnResult {
  resultId: Id;
  result: JoinResult;
  /** Why it was too short; null for other results. */
  cause: TooShortCause | null;
  endedAt: Time;
}

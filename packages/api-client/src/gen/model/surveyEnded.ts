/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';

/**
 * The page decided the result (screened out, quota full, seat time over).
 */
export interface SurveyEnded {
  outcome: 'ended';
  resultId: Id;
  result: JoinResult;
}

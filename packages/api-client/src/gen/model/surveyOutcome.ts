/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';

/**
 * The one terminal result of a participation.
 */
export interface SurveyOutcome {
  resultId: Id;
  result: JoinResult;
}

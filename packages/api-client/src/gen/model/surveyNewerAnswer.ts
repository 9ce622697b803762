/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswer } from './surveyAnswer.ts';

/**
 * An answer that another device stored after `draftRevision`.
 */
export interface SurveyNewerAnswer {
  /** @maxLength 100 */
  name: string;
  /** The answer; null when it was removed. */
  answer: SurveyAnswer | null;
  /**
     * Milliseconds since it was stored.
     * @minimum 0
     */
  ageMs: number;
}

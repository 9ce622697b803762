/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyEntryState } from './surveyEntryState.ts';
import type { SurveyKey } from './surveyKey.ts';

/**
 * Where a person without account or cookie continues.
 */
export interface SurveyEntry {
  state: SurveyEntryState;
  /** Key to the questionnaire or to its result; null when there is only `url`. */
  key: SurveyKey | null;
  /**
     * Address to open at once; null when there is a `key`.
     * @maxLength 4000
     * @nullable
     */
  url: string | null;
}

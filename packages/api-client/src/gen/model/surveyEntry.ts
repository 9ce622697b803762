/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyEntryState } from './surveyEntryState.ts';
import type { SurveyKey } from './surveyKey.ts';

/**
 * Where a person without account or cookie goes on.
 */
export interface SurveyEntry {
  state: SurveyEntryState;
  /** Opens the questionnaire, or how it ended; null when only `url` is left. */
  key: SurveyKey | null;
  /**
     * Where to go at once; null when `key` says.
     * @maxLength 4000
     * @nullable
     */
  url: string | null;
}

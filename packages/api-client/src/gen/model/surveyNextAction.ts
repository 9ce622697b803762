/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyNextActionKind } from './surveyNextActionKind.ts';

/**
 * The best next step for the member.
 */
export interface SurveyNextAction {
  kind: SurveyNextActionKind;
  /** @maxLength 20 */
  label: string;
  /**
     * Path on the member site.
     * @maxLength 500
     */
  url: string;
}

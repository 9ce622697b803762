/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * One page of the questionnaire, in order.
 */
export interface SurveyPageInfo {
  /** @maxLength 100 */
  name: string;
  /**
     * May be empty.
     * @maxLength 200
     */
  title: string;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ShowAnswerFilesRequest {
  /**
     * The code in the task's report.
     * @minLength 4
     * @maxLength 40
     */
  supportCode: string;
  /**
     * @minLength 2
     * @maxLength 200
     */
  reason: string;
}

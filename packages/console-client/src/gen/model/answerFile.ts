/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface AnswerFile {
  /**
     * The name of the question in the report.
     * @maxLength 100
     */
  question: string;
  /** @maxLength 200 */
  name: string;
  /** @maxLength 100 */
  contentType: string;
  /**
     * A signed address that ends with the minutes.
     * @maxLength 2000
     */
  url: string;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface Question {
  /**
     * Position of the question in the try.
     * @minimum 1
     * @maximum 20
     */
  number: number;
  /** @maxLength 200 */
  title: string;
  /**
     * @minItems 2
     * @maxItems 6
     * @items.maxLength 60
     */
  choices: string[];
}

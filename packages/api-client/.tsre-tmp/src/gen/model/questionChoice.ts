/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface QuestionChoice {
  /** @maxLength 50 */
  value: string;
  /** @maxLength 100 */
  text: string;
  /**
     * Address of a picture, or null.
     * @maxLength 500
     * @nullable
     */
  image: string | null;
}

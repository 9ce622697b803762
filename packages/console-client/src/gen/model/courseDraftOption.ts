/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CourseDraftOption {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  text: string;
  right: boolean;
}

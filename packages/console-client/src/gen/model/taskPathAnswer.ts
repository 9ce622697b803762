/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface TaskPathAnswer {
  /**
     * @minLength 1
     * @maxLength 500
     */
  name: string;
  /**
     * The values of the chosen choices, or one number or text.
     * @minItems 1
     * @maxItems 100
     * @items.maxLength 2000
     */
  values: string[];
}

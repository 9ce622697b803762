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
     * The path of a part, for a question that is answered by its parts.
     * @minItems 1
     * @maxItems 2
     * @items.minLength 1
     * @items.maxLength 500
     */
  part?: string[];
  /**
     * The values of the chosen choices, in the order of a ranking, or one number, text or number of files.
     * @minItems 1
     * @maxItems 100
     * @items.maxLength 2000
     */
  values: string[];
}

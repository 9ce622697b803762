/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface TaskFileInput {
  /**
     * Its name, which stands before the line of a fault.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * YAML or JSON.
     * @minLength 1
     * @maxLength 80000
     */
  source: string;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What is ordered, as the member read it.
 */
export interface OrderNames {
  /**
     * Title of the benefit.
     * @maxLength 100
     */
  title: string;
  /**
     * Title of the choice, or null.
     * @maxLength 50
     * @nullable
     */
  choice: string | null;
}

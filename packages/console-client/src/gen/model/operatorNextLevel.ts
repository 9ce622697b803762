/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OperatorNextLevel {
  /** @maxLength 20 */
  name: string;
  /**
     * Credit still missing.
     * @minimum 1
     */
  missing: number;
}

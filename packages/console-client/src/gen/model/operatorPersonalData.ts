/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OperatorPersonalData {
  /** @maxLength 20 */
  mobile: string;
  /**
     * @maxLength 100
     * @nullable
     */
  email: string | null;
  /** How long a page may show it. */
  minutes: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ReceiptFact {
  /** @maxLength 20 */
  name: string;
  /** @maxLength 300 */
  value: string;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface QuotaCellState {
  /** @maxLength 200 */
  name: string;
  limit: number;
  complete: number;
  /** Held by people who are answering. */
  reserved: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @nullable
 */
export type SystemStateLedgerSeal = {
  block: number;
  /** @maxLength 100 */
  head: string;
} | null;

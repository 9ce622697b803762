/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Number of this row to quote to support.
 * @pattern ^[0-9A-F]{4}-[0-9A-F]{4}$
 */
export type LedgerSupportCode = string;

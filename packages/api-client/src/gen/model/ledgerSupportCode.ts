/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * To quote to support; names this row among the member's.
 * @pattern ^[0-9A-F]{4}-[0-9A-F]{4}$
 */
export type LedgerSupportCode = string;

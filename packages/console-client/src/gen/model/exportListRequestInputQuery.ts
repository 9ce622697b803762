/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The filters of the list, as its own call takes them.
 */
export type ExportListRequestInputQuery = {[key: string]: string | number | boolean};

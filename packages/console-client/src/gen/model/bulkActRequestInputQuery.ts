/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Instead of `ids`: the filters of the list, for all that match, at most the first 500.
 */
export type BulkActRequestInputQuery = {[key: string]: string | number | boolean};

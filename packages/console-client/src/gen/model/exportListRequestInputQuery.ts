/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The filters of the list, as its own call takes them, except `find`: it may name a person. Of the wins of a campaign `campaignId`.
 */
export type ExportListRequestInputQuery = {[key: string]: string | number | boolean};

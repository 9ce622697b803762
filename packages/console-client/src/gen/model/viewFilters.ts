/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The filters by name, as the page of the list has them in its address.
 */
export interface ViewFilters {[key: string]: string}

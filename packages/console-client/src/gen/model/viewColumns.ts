/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The columns to show, by their names on the page; null for those that the page shows by itself.
 * @maxItems 30
 * @nullable
 * @items.pattern ^[A-Za-z]{1,40}$
 */
export type ViewColumns = string[] | null;

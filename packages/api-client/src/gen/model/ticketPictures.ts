/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Keys of files uploaded for the module `feedback`.
 * @maxItems 6
 * @items.maxLength 200
 * @items.pattern ^[a-z0-9./]+$
 */
export type TicketPictures = string[];

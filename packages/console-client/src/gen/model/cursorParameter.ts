/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The `nextCursor` of the previous page.
 */
export type CursorParameter = string;

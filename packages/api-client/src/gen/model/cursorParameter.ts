/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Where the last page ended, as answered in `nextCursor`.
 */
export type CursorParameter = string;

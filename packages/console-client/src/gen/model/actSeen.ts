/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * `seen` of the dry run. The act is refused when the state has changed since.
 * @pattern ^[A-Za-z0-9_-]{22}$
 */
export type ActSeen = string;

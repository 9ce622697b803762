/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Opaque, short-lived, good for one thing.
 * @pattern ^[A-Za-z0-9_-]{22,128}$
 */
export type Ticket = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * An opaque, short-lived ticket for one purpose.
 * @pattern ^[A-Za-z0-9_-]{22,128}$
 */
export type Ticket = string;

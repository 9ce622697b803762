/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A blind index of the network.
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type NetworkId = string;

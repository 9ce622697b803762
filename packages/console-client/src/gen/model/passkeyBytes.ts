/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Bytes in base64url, as the browser has them.
 * @pattern ^[A-Za-z0-9_-]{1,2000}$
 */
export type PasskeyBytes = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * An opaque number. Anyone who knows it can read the state of the application.
 * @pattern ^[HZ]-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$
 */
export type ApplicationNumber = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Opaque. Whoever knows it may read the state of the application.
 * @pattern ^[HZ]-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$
 */
export type ApplicationNumber = string;

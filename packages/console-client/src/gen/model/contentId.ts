/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A UUID; for a poll `q` and 15 digits, for a help article its number, for a course and a star article 8 to 24 letters and digits, for a channel its code, for a release its platform.
 * @pattern ^[0-9A-Za-z-]{1,40}$
 */
export type ContentId = string;

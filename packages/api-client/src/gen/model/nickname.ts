/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Two to 16 Chinese characters, letters, digits, `_` or `-`; the server checks and answers NICKNAME_INVALID.
 * @minLength 1
 * @maxLength 32
 */
export type Nickname = string;

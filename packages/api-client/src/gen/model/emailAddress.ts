/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The server checks its form and refuses with EMAIL_INVALID.
 * @minLength 1
 * @maxLength 254
 */
export type EmailAddress = string;

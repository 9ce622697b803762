/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Its form is checked by the server, which answers EMAIL_INVALID.
 * @minLength 1
 * @maxLength 254
 */
export type EmailAddress = string;

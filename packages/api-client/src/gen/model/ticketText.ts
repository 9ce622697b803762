/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @minLength 10
 * @maxLength 2000
 */
export type TicketText = string;

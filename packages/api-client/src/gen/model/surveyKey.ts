/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Opens one participation without an account or a cookie; travels in the address.
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type SurveyKey = string;

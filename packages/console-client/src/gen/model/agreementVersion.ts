/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The day the agreement took effect. `getAgreement` answers the current one.
 * @pattern ^[0-9]{4}-[0-9]{2}-[0-9]{2}$
 */
export type AgreementVersion = string;

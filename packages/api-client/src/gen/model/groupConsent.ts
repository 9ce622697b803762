/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The text a respondent agrees to on the first visit; a new version has to be agreed to again.
 */
export interface GroupConsent {
  /** @minimum 1 */
  version: number;
  text: string;
}

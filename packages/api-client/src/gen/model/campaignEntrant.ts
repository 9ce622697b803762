/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * One entrant of a koi draw in the public list.
 */
export interface CampaignEntrant {
  /** @maxLength 16 */
  pseudonym: string;
  /** @maxLength 64 */
  clientSeed: string;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CampaignFileInput {
  /**
     * YAML or JSON, as docs/operation.md says.
     * @minLength 1
     * @maxLength 40000
     */
  source: string;
}

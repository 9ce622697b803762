/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface PartnerKeys {
  /**
     * @maxItems 2
     * @items.maxLength 200
     */
  keys: string[];
}

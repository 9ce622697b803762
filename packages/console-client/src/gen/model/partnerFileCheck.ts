/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface PartnerFileCheck {
  /**
     * @maxItems 50
     * @items.maxLength 300
     */
  faults: string[];
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OperatorRecoveryCodes {
  /**
     * @minItems 10
     * @maxItems 10
     * @items.maxLength 20
     */
  codes: string[];
}

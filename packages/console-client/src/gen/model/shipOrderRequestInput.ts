/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ShipOrderRequestInput = {
  /**
     * @minLength 1
     * @maxLength 50
     */
  company: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  number: string;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OrderShipment {
  /** @maxLength 50 */
  company: string;
  /**
     * Tracking number.
     * @maxLength 50
     */
  number: string;
}

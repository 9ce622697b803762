/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OrderShipment {
  /** @maxLength 50 */
  company: string;
  /**
     * To follow the parcel by.
     * @maxLength 50
     */
  number: string;
}

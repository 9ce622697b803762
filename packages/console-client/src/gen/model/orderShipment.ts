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
  /**
     * The carrier's public page for the tracking number; null for a carrier that isn't known.
     * @maxLength 300
     * @nullable
     */
  queryUrl: string | null;
}

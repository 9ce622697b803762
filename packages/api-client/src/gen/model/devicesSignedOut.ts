/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface DevicesSignedOut {
  /**
     * How many devices were signed out.
     * @minimum 0
     */
  signedOutDevices: number;
}

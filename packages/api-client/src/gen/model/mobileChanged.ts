/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MaskedMobile } from './maskedMobile.ts';

export interface MobileChanged {
  mobile: MaskedMobile;
  /**
     * How many other devices were signed out.
     * @minimum 0
     */
  signedOutDevices: number;
}

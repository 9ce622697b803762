/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SignedInDevice } from './signedInDevice.ts';

export interface DeviceList {
  /** @maxItems 100 */
  items: SignedInDevice[];
}

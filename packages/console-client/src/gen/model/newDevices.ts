/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DeniedDevice } from './deniedDevice.ts';
import type { NewDevice } from './newDevice.ts';

export interface NewDevices {
  /**
     * Devices of your own that nobody confirmed, the newest first, without the one that you use.
     * @maxItems 20
     */
  items: NewDevice[];
  /**
     * Sign-ins that were somebody else, until the account is reset: your own; for admins those of everybody.
     * @maxItems 20
     */
  denied: DeniedDevice[];
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DevicesSignedOut } from './devicesSignedOut.ts';
import type { Envelope } from './envelope.ts';

export type SignOutOtherDevices200 = Envelope & {
  data: DevicesSignedOut;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { SignedInDeviceDevice } from './signedInDeviceDevice.ts';
import type { Time } from './time.ts';

/**
 * A device that is signed in. `lastUsedAt` is accurate to half an hour, because tokens are refreshed that often.
 */
export interface SignedInDevice {
  id: Id;
  /** Whether this is the device making the call. */
  current: boolean;
  /** What kind of device it was when it signed in. */
  device: SignedInDeviceDevice;
  /**
     * Name of the browser, where it is known.
     * @nullable
     */
  browser: string | null;
  /**
     * Name of the browser, where it is known.
     * @nullable
     */
  system: string | null;
  /**
     * The first part of the network address at sign-in; we don't keep the rest.
     * @nullable
     */
  network: string | null;
  signedInAt: Time;
  lastUsedAt: Time;
}

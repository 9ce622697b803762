/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { SignedInDeviceDevice } from './signedInDeviceDevice.ts';
import type { Time } from './time.ts';

/**
 * `lastUsedAt` is true to the half hour, as tokens are refreshed.
 */
export interface SignedInDevice {
  id: Id;
  /** Whether it is the sign-in that asks. */
  current: boolean;
  /** What kind of device it was when it signed in. */
  device: SignedInDeviceDevice;
  /**
     * As a word, where it is known.
     * @nullable
     */
  browser: string | null;
  /**
     * As a word, where it is known.
     * @nullable
     */
  system: string | null;
  /**
     * The beginning of the network address it signed in from; more is not kept.
     * @nullable
     */
  network: string | null;
  signedInAt: Time;
  lastUsedAt: Time;
}

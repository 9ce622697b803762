/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Who asks to be signed in, for the member to recognise before they confirm.
 */
export interface QrAsker {
  /**
     * Name of the browser.
     * @nullable
     */
  browser: string | null;
  /**
     * Name of the operating system.
     * @nullable
     */
  system: string | null;
  /** Where it asks from, coarsely; the last part of the address is left out. */
  network: string;
  /** Whether browser and phone are behind the same network address. */
  sameNetwork: boolean;
  askedAt: Time;
  expiresAt: Time;
}

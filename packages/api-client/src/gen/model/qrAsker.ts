/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * The browser that asks to be signed in, so that the member can recognise it before confirming.
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
  /** Network address without its last part. */
  network: string;
  /** Whether browser and phone are behind the same network address. */
  sameNetwork: boolean;
  askedAt: Time;
  expiresAt: Time;
}

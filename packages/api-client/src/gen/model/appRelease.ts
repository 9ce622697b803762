/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AppPlatform } from './appPlatform.ts';
import type { Time } from './time.ts';

export interface AppRelease {
  platform: AppPlatform;
  version: string;
  minimumSystem: string;
  /** The store page or the package itself. */
  url: string;
  /**
     * Name of the store; null when `url` is the package.
     * @nullable
     */
  store: string | null;
  /**
     * @minimum 1
     * @nullable
     */
  bytes: number | null;
  /**
     * SHA-256 of the package.
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string | null;
  releasedAt: Time;
  notes: string[];
}

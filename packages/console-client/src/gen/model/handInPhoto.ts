/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HandInCamera } from './handInCamera.ts';
import type { HandInSeenBefore } from './handInSeenBefore.ts';

export interface HandInPhoto {
  /**
     * Signed address with a limited lifetime.
     * @maxLength 2000
     */
  url: string;
  /** @maxLength 500 */
  caption: string;
  camera: HandInCamera | null;
  /**
     * Other submissions with a photo that looks like this one, the most alike first.
     * @maxItems 5
     */
  seenBefore: HandInSeenBefore[];
}

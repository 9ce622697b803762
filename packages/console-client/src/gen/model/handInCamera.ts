/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What the phone wrote into the photo, without the place; null for photos from before this was stored. It is no proof.
 * @nullable
 */
export type HandInCamera = {
  /**
     * By the clock of the phone.
     * @maxLength 40
     * @nullable
     */
  takenAt: string | null;
  /**
     * @maxLength 80
     * @nullable
     */
  camera: string | null;
} | null;

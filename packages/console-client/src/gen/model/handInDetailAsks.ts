/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What the task asks to hand in.
 * @nullable
 */
export type HandInDetailAsks = {
  /** @maxLength 500 */
  prompt: string;
  textMin: number;
  photosMin: number;
  photosMax: number;
  captionMin: number;
} | null;

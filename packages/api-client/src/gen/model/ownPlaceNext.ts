/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The next goal; null for the first place.
 */
export type OwnPlaceNext = {
  /** @minimum 1 */
  place: number;
  /**
     * Missing score.
     * @minimum 1
     */
  score: number;
  /**
     * Estimated number of surveys, from the member's own average so far.
     * @minimum 1
     */
  surveys: number;
} | null;

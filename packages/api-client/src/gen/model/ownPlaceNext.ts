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
     * Score that is missing.
     * @minimum 1
     */
  score: number;
  /**
     * About as many surveys like the member's own so far.
     * @minimum 1
     */
  surveys: number;
} | null;

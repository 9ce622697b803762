/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The caller's present month, as far as the last ranking knows; null for a visitor.
 */
export type AwardsMine = {
  /** @minimum 0 */
  surveys: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  quality: number;
} | null;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface QualityCounts {
  /** Answers that were handed in. */
  answered: number;
  /** In less than a third of the median time. */
  fast: number;
  /** With one column throughout in every matrix. */
  straightLined: number;
  contradicting: number;
  /** With words that somebody else wrote too. */
  duplicating: number;
}

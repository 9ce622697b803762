/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ResponseQuality {
  seconds: number;
  /**
     * The time divided by the median of the task; null while there is none.
     * @nullable
     */
  speed: number | null;
  /** Matrix questions that can be judged. */
  matrices: number;
  /** How many of them have one column throughout. */
  straightLined: number;
  /** @items.maxLength 500 */
  contradictions: string[];
  openAnswers: number;
  /** How many open answers are the same as those of somebody else. */
  duplicates: number;
}

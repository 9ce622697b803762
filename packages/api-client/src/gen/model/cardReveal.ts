/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CardReveal {
  /**
     * Number to quote to support.
     * @maxLength 32
     */
  number: string;
  /** Whether it had been shown before. */
  shownBefore: boolean;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ResponseWord } from './responseWord.ts';

export interface ResponseWordList {
  /** Up to 100. */
  items: ResponseWord[];
  /**
     * Number of answers that were analysed.
     * @minimum 0
     */
  answers: number;
}

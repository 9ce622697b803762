/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A finding. A new `id`, which the client creates, adds one at the end.
 */
export interface QuoteFindingSave {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /** @maxLength 500 */
  sentence: string;
  /**
     * Moves it to this place, counted from 0. Without it the finding keeps its place.
     * @minimum 0
     * @maximum 49
     */
  place?: number;
}

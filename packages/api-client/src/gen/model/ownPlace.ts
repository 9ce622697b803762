/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OwnPlaceNext } from './ownPlaceNext.ts';

export interface OwnPlace {
  /** @minimum 1 */
  place: number;
  /** @minimum 1 */
  score: number;
  /** @minimum 1 */
  surveys: number;
  /** The next goal; null for the first place. */
  next: OwnPlaceNext;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A part of an answer that carries a tag.
 */
export interface TaggedPassage {
  tagId: Id;
  /** @minimum 0 */
  start: number;
  /** @minimum 1 */
  end: number;
  /** Empty when it is stale. */
  text: string;
  /** Whether the answer was edited after the marking. */
  stale: boolean;
}

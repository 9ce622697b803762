/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RichBlockKind } from './richBlockKind.ts';
import type { RichSpan } from './richSpan.ts';

export interface RichBlock {
  /** A heading and a paragraph have one line; a list and numbered steps one for each item. */
  kind: RichBlockKind;
  lines: RichSpan[][];
}

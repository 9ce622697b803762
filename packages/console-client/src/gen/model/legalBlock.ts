/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalBlockKind } from './legalBlockKind.ts';
import type { RichSpan } from './richSpan.ts';

export interface LegalBlock {
  /** A paragraph has one line; a list and steps one for each item; `contact` the subject of a mail. */
  kind: LegalBlockKind;
  lines: RichSpan[][];
  /** Of a table: the headings, then the rows, all of the same width. Empty for other kinds. */
  rows: string[][];
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalSection } from './legalSection.ts';

/**
 * Checked text without markup, so clients show it as text.
 */
export interface LegalBody {
  /** What to read first. */
  summary: string[];
  sections: LegalSection[];
}

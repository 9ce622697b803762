/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalBlock } from './legalBlock.ts';

export interface LegalSection {
  /** Names the section in the address of the page, after `#`. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

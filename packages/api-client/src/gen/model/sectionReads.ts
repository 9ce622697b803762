/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SectionRead } from './sectionRead.ts';

/**
 * How far the caller has read, at most once per section.
 */
export interface SectionReads {
  /**
     * @minItems 1
     * @maxItems 50
     */
  sections: SectionRead[];
}

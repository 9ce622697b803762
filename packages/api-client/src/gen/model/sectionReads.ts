/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SectionRead } from './sectionRead.ts';

/**
 * How far the caller has read, at most once per section unless `alone`.
 */
export interface SectionReads {
  /**
     * @minItems 1
     * @maxItems 50
     */
  sections: SectionRead[];
  /** Whether only these answers count as read and none before them. For hosts and observers. */
  alone?: boolean;
}

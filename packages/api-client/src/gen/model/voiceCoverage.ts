/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoverageCell } from './coverageCell.ts';
import type { CoverageTopic } from './coverageTopic.ts';

export interface VoiceCoverage {
  topics: CoverageTopic[];
  /** Segments in order; null last. */
  values: (string | null)[];
  cells: CoverageCell[];
}

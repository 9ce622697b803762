/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoverageKey } from './coverageKey.ts';
import type { Id } from './id.ts';

/**
 * How many people of a segment should speak about a topic.
 */
export interface VoiceTarget {
  attribute?: CoverageKey;
  second?: CoverageKey;
  topicId: Id;
  /**
     * As in the cell.
     * @maxLength 200
     * @nullable
     */
  value: string | null;
  /**
     * 0 removes it.
     * @minimum 0
     * @maximum 10000
     */
  target: number;
}

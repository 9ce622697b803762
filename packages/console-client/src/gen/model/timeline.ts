/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TimelineEntry } from './timelineEntry.ts';

export interface Timeline {
  /** @maxItems 100 */
  items: TimelineEntry[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}

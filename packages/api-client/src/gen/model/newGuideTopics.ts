/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRevision } from './groupRevision.ts';
import type { NewGuideTopicsTopicsItem } from './newGuideTopicsTopicsItem.ts';

export interface NewGuideTopics {
  revision: GroupRevision;
  /**
     * @minItems 1
     * @maxItems 100
     */
  topics: NewGuideTopicsTopicsItem[];
}

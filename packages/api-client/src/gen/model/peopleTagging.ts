/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface PeopleTagging {
  tagId: Id;
  /**
     * @minItems 1
     * @maxItems 500
     */
  personIds: Id[];
  tagged: boolean;
}

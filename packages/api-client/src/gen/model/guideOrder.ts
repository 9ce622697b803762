/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRevision } from './groupRevision.ts';
import type { GuideOrderTopicsItem } from './guideOrderTopicsItem.ts';

export interface GuideOrder {
  revision: GroupRevision;
  /** @maxItems 100 */
  topics: GuideOrderTopicsItem[];
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export type GuideOrderTopicsItem = {
  id: Id;
  /** @maxItems 50 */
  sectionIds: Id[];
};

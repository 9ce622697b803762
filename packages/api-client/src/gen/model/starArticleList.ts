/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { StarArticleSummary } from './starArticleSummary.ts';

export interface StarArticleList {
  /** @maxItems 50 */
  items: StarArticleSummary[];
}

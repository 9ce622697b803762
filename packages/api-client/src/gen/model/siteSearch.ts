/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SiteSearchHit } from './siteSearchHit.ts';

export interface SiteSearch {
  /**
     * The text in simplified characters, if it was written in traditional ones. A client finds its own pages by it.
     * @nullable
     */
  simplified: string | null;
  /** @maxItems 30 */
  items: SiteSearchHit[];
}

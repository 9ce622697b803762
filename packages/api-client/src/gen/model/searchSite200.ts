/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SiteSearch } from './siteSearch.ts';

export type SearchSite200 = Envelope & {
  data: SiteSearch;
};

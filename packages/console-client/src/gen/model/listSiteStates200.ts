/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SiteStateList } from './siteStateList.ts';

export type ListSiteStates200 = Envelope & {
  data: SiteStateList;
};

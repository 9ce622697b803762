/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SiteMaintenance } from './siteMaintenance.ts';
import type { SiteState } from './siteState.ts';

export interface SiteStateList {
  /** @maxItems 2 */
  sites: SiteState[];
  /** @maxItems 50 */
  past: SiteMaintenance[];
}

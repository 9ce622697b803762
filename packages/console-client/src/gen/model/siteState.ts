/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Site } from './site.ts';
import type { SiteMaintenance } from './siteMaintenance.ts';

export interface SiteState {
  site: Site;
  /** Whether it is under maintenance now. */
  isClosed: boolean;
  /**
     * Signed-in people with an open page.
     * @minimum 0
     */
  online: number;
  /** The one that runs or is planned. */
  maintenance: SiteMaintenance | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Site } from './site.ts';
import type { Time } from './time.ts';

export interface SiteMaintenance {
  id: string;
  site: Site;
  /** @maxLength 200 */
  message: string;
  startsAt: Time;
  /**
     * What people read. The maintenance lasts until an operator ends it.
     * @nullable
     */
  expectedEnd: string | null;
  /** @maxLength 100 */
  plannedBy: string;
  /** @nullable */
  endedAt: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  endedBy: string | null;
}

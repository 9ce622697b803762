/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RadarItem } from './radarItem.ts';

export interface FollowUpRadar {
  items: RadarItem[];
}

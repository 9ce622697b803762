/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HomeAttention } from './homeAttention.ts';
import type { NewcomerStep } from './newcomerStep.ts';

export interface HomeCheck {
  /** @maxItems 20 */
  attention: HomeAttention[];
  /**
     * All four until the last is done; then empty.
     * @maxItems 4
     */
  newcomerSteps: NewcomerStep[];
  /** Whether to show the tour: the member has done only the first step and hasn't seen it yet. */
  tourDue: boolean;
  /** Whether the member checked in today (calendar day in Asia/Shanghai). */
  checkedInToday: boolean;
}

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
  /** Whether to show the member around, who has done no step but the first and was not shown yet. */
  tourDue: boolean;
  /** The calendar day of Asia/Shanghai. */
  checkedInToday: boolean;
}

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
  /** The calendar day of Asia/Shanghai. */
  checkedInToday: boolean;
}

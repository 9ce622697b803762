/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CreditLevel } from './creditLevel.ts';
import type { LevelRule } from './levelRule.ts';
import type { Time } from './time.ts';

/**
 * Levels from a time on that was announced.
 */
export interface ComingLevels {
  holdsFrom: Time;
  /**
     * All levels, lowest first.
     * @maxItems 5
     */
  levels: LevelRule[];
  /** The level of the member's credit of today, from then on. */
  level: CreditLevel;
}

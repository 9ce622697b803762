/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ComingLevels } from './comingLevels.ts';
import type { CreditLevel } from './creditLevel.ts';
import type { CreditSource } from './creditSource.ts';
import type { ExchangeUse } from './exchangeUse.ts';
import type { LevelProgress } from './levelProgress.ts';
import type { LevelRule } from './levelRule.ts';
import type { QualityStanding } from './qualityStanding.ts';

/**
 * The member's credit, level and their effects, and the quality score.
 */
export interface Credit {
  /** @minimum 0 */
  credit: number;
  level: CreditLevel;
  rule: LevelRule;
  /** Null at the highest level. */
  next: LevelProgress | null;
  /**
     * All levels, lowest first.
     * @maxItems 5
     */
  levels: LevelRule[];
  /**
     * When levels will need another credit, the earliest first. Usually nothing.
     * @maxItems 8
     */
  coming: ComingLevels[];
  used: ExchangeUse;
  quality: QualityStanding;
  /**
     * Every way to earn credit.
     * @maxItems 20
     */
  sources: CreditSource[];
}

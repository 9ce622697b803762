/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
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
  used: ExchangeUse;
  quality: QualityStanding;
  /**
     * Every way to earn credit.
     * @maxItems 20
     */
  sources: CreditSource[];
}

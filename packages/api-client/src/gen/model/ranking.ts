/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OwnPlace } from './ownPlace.ts';
import type { RankedMember } from './rankedMember.ts';
import type { RankingChoice } from './rankingChoice.ts';
import type { RankingPeriod } from './rankingPeriod.ts';
import type { Time } from './time.ts';

export interface Ranking {
  period: RankingPeriod;
  /** The first day of the period; null for all time, and before the first ranking. */
  from: string | null;
  /** When the ranking was made; null before the first one. */
  madeAt: Time | null;
  /**
     * Members with a place.
     * @minimum 0
     */
  ranked: number;
  /** @maxItems 100 */
  items: RankedMember[];
  /** Null for a visitor, for a member without a finished survey, and for one who isn't shown. */
  mine: OwnPlace | null;
  /** Null for a visitor. */
  choice: RankingChoice | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RankingPeriod } from './rankingPeriod.ts';

export type GetRankingParams = {
/**
 * Without it, this month.
 */
period?: RankingPeriod;
};

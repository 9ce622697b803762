/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type RankingPeriod = typeof RankingPeriod[keyof typeof RankingPeriod];


export const RankingPeriod = {
  /** 本月 */
  Month: 'month',
  /** 本季 */
  Quarter: 'quarter',
  /** 总榜 */
  All: 'all',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How others see a member in rankings, star articles and awards: with a masked nickname (the default), with nickname and picture, or not at all.
 */
export type RankingChoice = typeof RankingChoice[keyof typeof RankingChoice];


export const RankingChoice = {
  /** 打码展示 */
  Masked: 'masked',
  /** 展示昵称和头像 */
  Named: 'named',
  /** 不展示我 */
  Hidden: 'hidden',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type BannerPlace = typeof BannerPlace[keyof typeof BannerPlace];


export const BannerPlace = {
  /** 首页 */
  Home: 'home',
  /** 落地页 */
  Landing: 'landing',
  /** 任务大厅 */
  Task: 'task',
  /** 福利兑换 */
  Exchange: 'exchange',
} as const;

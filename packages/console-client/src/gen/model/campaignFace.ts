/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CampaignFace = typeof CampaignFace[keyof typeof CampaignFace];


export const CampaignFace = {
  /** 幸运抽奖 */
  Lottery: 'lottery',
  /** 锦鲤抽奖 */
  Koi: 'koi',
  /** 答题活动 */
  Quiz: 'quiz',
  /** 圣诞活动 */
  Christmas: 'christmas',
  /** 端午活动 */
  Duanwu: 'duanwu',
} as const;

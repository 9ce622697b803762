// Generated from openapi/ by `pnpm generate`; never edited by hand.
import type { JoinResult, CampaignFace } from './enumerations.ts';

/** 参与结果, as people read it. */
export const joinResultLabels = {
  0: '未完成',
  1: '已完成',
  2: '未入选',
  3: '名额已满',
  4: '用时过短',
  5: '网络不符',
  6: 'Cookie 被拦',
  7: '城市不符',
  8: '已超时',
} as const satisfies Record<JoinResult, string>;

/** 活动页面, as people read it. */
export const campaignFaceLabels = {
  "lottery": '幸运抽奖',
  "koi": '锦鲤抽奖',
  "quiz": '答题活动',
  "christmas": '圣诞活动',
  "duanwu": '端午活动',
} as const satisfies Record<CampaignFace, string>;

// Generated from openapi/ by `pnpm generate`; never edited by hand.
import type { CampaignFace } from './enumerations.ts';

/** 活动页面：会员网站上的地址 */
export const campaignFacePages = {
  "lottery": '/lottery',
  "koi": '/prize',
  "quiz": '/answerSheet',
  "christmas": '/christmas',
  "duanwu": '/duanwu',
} as const satisfies Record<CampaignFace, string>;

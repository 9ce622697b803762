/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type InviteStep = typeof InviteStep[keyof typeof InviteStep];


export const InviteStep = {
  /** 好友验证手机号并加入 */
  Verified: 'verified',
  /** 好友完成个人资料问卷 */
  WelcomeSurvey: 'welcomeSurvey',
  /** 好友完成首份付费问卷 */
  FirstSurvey: 'firstSurvey',
} as const;

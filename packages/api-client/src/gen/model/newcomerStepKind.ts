/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type NewcomerStepKind = typeof NewcomerStepKind[keyof typeof NewcomerStepKind];


export const NewcomerStepKind = {
  /** 验证手机号 */
  Mobile: 'mobile',
  /** 个人资料问卷 */
  Attributes: 'attributes',
  /** 第一份问卷 */
  FirstSurvey: 'firstSurvey',
  /** 第一次签到 */
  FirstCheckin: 'firstCheckin',
} as const;

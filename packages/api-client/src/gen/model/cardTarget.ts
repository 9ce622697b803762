/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CardTarget = typeof CardTarget[keyof typeof CardTarget];


export const CardTarget = {
  /** 漏签的一天 */
  MissedDay: 'missedDay',
  /** 下一份问卷 */
  NextSurvey: 'nextSurvey',
  /** 下一次兑换 */
  NextOrder: 'nextOrder',
} as const;

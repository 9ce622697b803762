/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SurveyNextActionKind = typeof SurveyNextActionKind[keyof typeof SurveyNextActionKind];


export const SurveyNextActionKind = {
  /** 继续答题 */
  Continue: 'continue',
  /** 再答一份 */
  AnotherTask: 'anotherTask',
  /** 去兑换 */
  Exchange: 'exchange',
  /** 完善资料 */
  Attributes: 'attributes',
  /** 怎样算认真作答 */
  AnswerGuide: 'answerGuide',
  /** 对结果有疑问 */
  Appeal: 'appeal',
  /** 重试 */
  Retry: 'retry',
  /** 打开方法 */
  CookieGuide: 'cookieGuide',
  /** 更新常住地 */
  UpdateCity: 'updateCity',
  /** 看任务记录 */
  Records: 'records',
} as const;

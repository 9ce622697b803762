/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SurveyProblemCode = typeof SurveyProblemCode[keyof typeof SurveyProblemCode];


export const SurveyProblemCode = {
  /** 未作答 */
  Required: 'required',
  /** 选项不存在 */
  UnknownChoice: 'unknownChoice',
  /** 选得太多 */
  TooManyChoices: 'tooManyChoices',
  /** 选得太少 */
  TooFewChoices: 'tooFewChoices',
  /** 超出范围 */
  OutOfRange: 'outOfRange',
  /** 内容过长 */
  TooLong: 'tooLong',
  /** 格式不对 */
  WrongFormat: 'wrongFormat',
  /** 类型不对 */
  WrongType: 'wrongType',
  /** 题目未显示 */
  Hidden: 'hidden',
  /** 题目不存在 */
  UnknownQuestion: 'unknownQuestion',
} as const;

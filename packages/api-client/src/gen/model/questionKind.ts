/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type QuestionKind = typeof QuestionKind[keyof typeof QuestionKind];


export const QuestionKind = {
  /** 单选 */
  Single: 'single',
  /** 多选 */
  Multiple: 'multiple',
  /** 填空 */
  Text: 'text',
  /** 数字 */
  Number: 'number',
  /** 打分 */
  Rating: 'rating',
} as const;

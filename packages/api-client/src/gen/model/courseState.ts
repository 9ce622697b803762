/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CourseState = typeof CourseState[keyof typeof CourseState];


export const CourseState = {
  /** 未开始 */
  New: 'new',
  /** 学习中 */
  Reading: 'reading',
  /** 已通过 */
  Passed: 'passed',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Why a scripted respondent could not answer a section: it was never open when they came, a call was refused, or nobody was in
 * its audience.
 */
export type RehearsalProblemKind = typeof RehearsalProblemKind[keyof typeof RehearsalProblemKind];


export const RehearsalProblemKind = {
  /** 来时已经关闭 */
  TooLate: 'tooLate',
  /** 提交被拒绝 */
  Refused: 'refused',
  /** 没有人能看到 */
  Nobody: 'nobody',
} as const;

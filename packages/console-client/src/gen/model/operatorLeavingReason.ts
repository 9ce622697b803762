/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorLeavingReason = typeof OperatorLeavingReason[keyof typeof OperatorLeavingReason];


export const OperatorLeavingReason = {
  /** 没有时间 */
  NoTime: 'noTime',
  /** 话题不适合 */
  Topic: 'topic',
  /** 感到不舒服 */
  Uncomfortable: 'uncomfortable',
  /** 其他原因 */
  Other: 'other',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type RadarKind = typeof RadarKind[keyof typeof RadarKind];


export const RadarKind = {
  /** 追问还没回复 */
  Unanswered: 'unanswered',
  /** 比平时简短 */
  Thin: 'thin',
  /** 投票和回答不一致 */
  Contradicted: 'contradicted',
  /** 还没开口 */
  Silent: 'silent',
} as const;

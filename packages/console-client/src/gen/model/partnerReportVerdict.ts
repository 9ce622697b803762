/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PartnerReportVerdict = typeof PartnerReportVerdict[keyof typeof PartnerReportVerdict];


export const PartnerReportVerdict = {
  /** 已收到 */
  Received: 'received',
  /** 已执行 */
  Applied: 'applied',
  /** 重复 */
  Repeated: 'repeated',
  /** 签名不对 */
  BadSignature: 'badSignature',
  /** 格式不对 */
  Malformed: 'malformed',
  /** 太旧 */
  Stale: 'stale',
  /** 没有这个会话 */
  UnknownVisit: 'unknownVisit',
  /** 没有这个状态 */
  UnknownStatus: 'unknownStatus',
  /** 来晚了 */
  Late: 'late',
  /** 和结果矛盾 */
  Contradicting: 'contradicting',
  /** 金币已花掉 */
  Spent: 'spent',
} as const;

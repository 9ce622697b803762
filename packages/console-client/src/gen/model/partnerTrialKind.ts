/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PartnerTrialKind = typeof PartnerTrialKind[keyof typeof PartnerTrialKind];


export const PartnerTrialKind = {
  /** 约定的状态码 */
  Status: 'status',
  /** 没有约定的状态码 */
  UnknownStatus: 'unknownStatus',
  /** 签名后改了状态码 */
  ChangedStatus: 'changedStatus',
  /** 签名错 */
  WrongSignature: 'wrongSignature',
  /** 过时 */
  Old: 'old',
  /** 缺参数 */
  Incomplete: 'incomplete',
} as const;

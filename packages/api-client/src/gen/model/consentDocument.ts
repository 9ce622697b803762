/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ConsentDocument = typeof ConsentDocument[keyof typeof ConsentDocument];


export const ConsentDocument = {
  /** 用户协议与隐私政策 */
  Agreement: 'agreement',
  /** 实名认证（敏感个人信息） */
  IdVerification: 'idVerification',
  /** 个人资料问卷的敏感部分 */
  Attributes: 'attributes',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type HomeAttentionKind = typeof HomeAttentionKind[keyof typeof HomeAttentionKind];


export const HomeAttentionKind = {
  /** 未答完的问卷 */
  Survey: 'survey',
  /** 个人资料问卷 */
  Attributes: 'attributes',
  /** 实名认证 */
  IdVerification: 'idVerification',
  /** 反馈 */
  Feedback: 'feedback',
  /** 兑换 */
  Exchange: 'exchange',
  /** 质量分 */
  Quality: 'quality',
  /** 讨论小组 */
  Group: 'group',
  /** 协议更新 */
  Agreement: 'agreement',
  /** 账号注销 */
  Closing: 'closing',
} as const;

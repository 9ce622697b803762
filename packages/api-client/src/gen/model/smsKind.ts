/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SmsKind = typeof SmsKind[keyof typeof SmsKind];


export const SmsKind = {
  /** 验证码 */
  Code: 'code',
  /** 小组邀请 */
  GroupInvitation: 'groupInvitation',
  /** 小组开放 */
  GroupOpening: 'groupOpening',
  /** 主持人追问 */
  GroupQuestion: 'groupQuestion',
  /** 小组截止提醒 */
  GroupReminder: 'groupReminder',
  /** 为你保留的金币 */
  KeptReward: 'keptReward',
} as const;

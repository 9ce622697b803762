/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type RuleNumberKind = typeof RuleNumberKind[keyof typeof RuleNumberKind];


export const RuleNumberKind = {
  /** 短信和验证码 */
  Sms: 'sms',
  /** 超过就要第二个人同意 */
  Alone: 'alone',
  /** 邀请奖励 */
  Invite: 'invite',
  /** 签到奖励 */
  Checkin: 'checkin',
  /** 新会员 */
  Newcomer: 'newcomer',
  /** 会员等级 */
  Level: 'level',
} as const;

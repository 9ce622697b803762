/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type InviteChannel = typeof InviteChannel[keyof typeof InviteChannel];


export const InviteChannel = {
  /** 链接 */
  Link: 'link',
  /** 海报 */
  Poster: 'poster',
  /** 微信 */
  Wechat: 'wechat',
  /** APP */
  App: 'app',
  /** 填写邀请码 */
  Code: 'code',
} as const;

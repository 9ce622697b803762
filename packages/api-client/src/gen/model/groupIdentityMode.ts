/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How a download names respondents.
 */
export type GroupIdentityMode = typeof GroupIdentityMode[keyof typeof GroupIdentityMode];


export const GroupIdentityMode = {
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const;

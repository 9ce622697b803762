/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AuthCodePurpose = typeof AuthCodePurpose[keyof typeof AuthCodePurpose];


export const AuthCodePurpose = {
  /** 登录或注册 */
  Login: 'login',
  /** 找回密码 */
  Reset: 'reset',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type LegalKind = typeof LegalKind[keyof typeof LegalKind];


export const LegalKind = {
  /** 用户协议 */
  Agreement: 'agreement',
  /** 隐私政策 */
  Privacy: 'privacy',
  /** 第三方 SDK 目录 */
  Sdk: 'sdk',
} as const;

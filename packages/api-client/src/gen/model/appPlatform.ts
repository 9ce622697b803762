/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AppPlatform = typeof AppPlatform[keyof typeof AppPlatform];


export const AppPlatform = {
  /** iOS */
  Ios: 'ios',
  /** 安卓 */
  Android: 'android',
  /** 鸿蒙 */
  Harmony: 'harmony',
} as const;

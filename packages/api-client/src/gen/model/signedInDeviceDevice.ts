/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What kind of device it was when it signed in.
 */
export type SignedInDeviceDevice = typeof SignedInDeviceDevice[keyof typeof SignedInDeviceDevice];


export const SignedInDeviceDevice = {
  /** 手机 */
  Mobile: 1,
  /** 电脑 */
  Desktop: 2,
  /** 平板 */
  Tablet: 3,
} as const;

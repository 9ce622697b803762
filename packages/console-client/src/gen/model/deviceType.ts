/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type DeviceType = typeof DeviceType[keyof typeof DeviceType];


export const DeviceType = {
  /** 手机 */
  Mobile: 1,
  /** 电脑 */
  Desktop: 2,
  /** 平板 */
  Tablet: 3,
} as const;

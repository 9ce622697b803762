/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PointsRange = typeof PointsRange[keyof typeof PointsRange];


export const PointsRange = {
  /** 0–34 金币 */
  UpTo34: '0-34',
  /** 35–84 金币 */
  From35To84: '35-84',
  /** 85–299 金币 */
  From85To299: '85-299',
  /** 300–499 金币 */
  From300To499: '300-499',
  /** 500 金币及以上 */
  From500: '500-',
} as const;

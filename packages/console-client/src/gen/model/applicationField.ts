/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ApplicationField = typeof ApplicationField[keyof typeof ApplicationField];


export const ApplicationField = {
  /** 公司 */
  Company: 'company',
  /** 姓名 */
  Name: 'name',
  /** 学校 */
  School: 'school',
  /** 城市 */
  City: 'city',
  /** 联系方式 */
  Contact: 'contact',
  /** 手机号 */
  Mobile: 'mobile',
  /** 需求 */
  Need: 'need',
  /** 为什么想加入 */
  Reason: 'reason',
} as const;

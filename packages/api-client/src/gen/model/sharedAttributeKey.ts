/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SharedAttributeKey = typeof SharedAttributeKey[keyof typeof SharedAttributeKey];


export const SharedAttributeKey = {
  /** 年龄段 */
  Age: 'age',
  /** 性别 */
  Gender: 'gender',
  /** 城市 */
  City: 'city',
  /** 学历 */
  Education: 'education',
  /** 职业状态 */
  Occupation: 'occupation',
} as const;

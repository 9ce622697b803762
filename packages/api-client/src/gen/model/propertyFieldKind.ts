/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PropertyFieldKind = typeof PropertyFieldKind[keyof typeof PropertyFieldKind];


export const PropertyFieldKind = {
  /** 单选 */
  Single: 'single',
  /** 多选 */
  Multiple: 'multiple',
  /** 日期 */
  Date: 'date',
  /** 地区 */
  Region: 'region',
} as const;

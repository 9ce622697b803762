/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskMatchLevel = typeof TaskMatchLevel[keyof typeof TaskMatchLevel];


export const TaskMatchLevel = {
  /** 高 */
  High: 'high',
  /** 中 */
  Middle: 'middle',
  /** 低 */
  Low: 'low',
} as const;

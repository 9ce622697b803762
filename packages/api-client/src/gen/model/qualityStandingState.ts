/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type QualityStandingState = typeof QualityStandingState[keyof typeof QualityStandingState];


export const QualityStandingState = {
  /** 正常 */
  Good: 'good',
  /** 任务减少 */
  FewerTasks: 'fewerTasks',
  /** 暂停接题 */
  Paused: 'paused',
} as const;

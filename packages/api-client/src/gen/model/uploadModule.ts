/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type UploadModule = typeof UploadModule[keyof typeof UploadModule];


export const UploadModule = {
  /** 头像 */
  Avatar: 'avatar',
  /** 反馈 */
  Feedback: 'feedback',
  /** 任务 */
  Task: 'task',
  /** 讨论小组 */
  Group: 'group',
  /** 领奖 */
  Claim: 'claim',
  /** 合作 */
  Cooperate: 'cooperate',
} as const;

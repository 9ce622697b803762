/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskType = typeof TaskType[keyof typeof TaskType];


export const TaskType = {
  /** 普通任务 */
  Default: 0,
  /** 欢迎任务 */
  Welcome: 1,
  /** 问卷调查 */
  Questionnaire: 2,
  /** 产品试用 */
  PrizeTrial: 3,
  /** 讨论小组 */
  DiscussionGroup: 4,
  /** 拍拍任务 */
  Paipai: 5,
  /** 应用试玩 */
  AppTrial: 6,
  /** 看视频 */
  WatchVideo: 7,
} as const;

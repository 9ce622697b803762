// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** 操作员角色 */
export const OperatorRole = {
  /** 管理员 */
  Admin: 'admin',
  /** 研究员 */
  Researcher: 'researcher',
  /** 审核员 */
  Reviewer: 'reviewer',
  /** 客服 */
  Support: 'support',
  /** 财务 */
  Finance: 'finance',
  /** 编辑 */
  Editor: 'editor',
} as const;
export type OperatorRole = (typeof OperatorRole)[keyof typeof OperatorRole];

/** 任务状态 */
export const OperatorTaskState = {
  /** 未开始 */
  Scheduled: 'scheduled',
  /** 进行中 */
  Running: 'running',
  /** 已暂停 */
  Paused: 'paused',
  /** 已结束 */
  Ended: 'ended',
} as const;
export type OperatorTaskState = (typeof OperatorTaskState)[keyof typeof OperatorTaskState];

/** 任务类型 */
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
export type TaskType = (typeof TaskType)[keyof typeof TaskType];

/** 操作的结果 */
export const ActState = {
  /** 预览 */
  Planned: 'planned',
  /** 已完成 */
  Done: 'done',
  /** 等待同意 */
  Asked: 'asked',
} as const;
export type ActState = (typeof ActState)[keyof typeof ActState];

/** 请求状态 */
export const OperatorRequestState = {
  /** 等待同意 */
  Asked: 'asked',
  /** 已同意 */
  Agreed: 'agreed',
  /** 已拒绝 */
  Refused: 'refused',
  /** 已撤回 */
  TakenBack: 'takenBack',
  /** 已过期 */
  Expired: 'expired',
} as const;
export type OperatorRequestState = (typeof OperatorRequestState)[keyof typeof OperatorRequestState];

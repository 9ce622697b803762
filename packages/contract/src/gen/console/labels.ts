// Generated from openapi/ by `pnpm generate`; never edited by hand.
import type { OperatorRole, OperatorTaskState, TaskType, ActState, OperatorRequestState } from './enumerations.ts';

/** 操作员角色, as people read it. */
export const operatorRoleLabels = {
  "admin": '管理员',
  "researcher": '研究员',
  "reviewer": '审核员',
  "support": '客服',
  "finance": '财务',
  "editor": '编辑',
} as const satisfies Record<OperatorRole, string>;

/** 任务状态, as people read it. */
export const operatorTaskStateLabels = {
  "scheduled": '未开始',
  "running": '进行中',
  "paused": '已暂停',
  "ended": '已结束',
} as const satisfies Record<OperatorTaskState, string>;

/** 任务类型, as people read it. */
export const taskTypeLabels = {
  0: '普通任务',
  1: '欢迎任务',
  2: '问卷调查',
  3: '产品试用',
  4: '讨论小组',
  5: '拍拍任务',
  6: '应用试玩',
  7: '看视频',
} as const satisfies Record<TaskType, string>;

/** 操作的结果, as people read it. */
export const actStateLabels = {
  "planned": '预览',
  "done": '已完成',
  "asked": '等待同意',
} as const satisfies Record<ActState, string>;

/** 请求状态, as people read it. */
export const operatorRequestStateLabels = {
  "asked": '等待同意',
  "agreed": '已同意',
  "refused": '已拒绝',
  "takenBack": '已撤回',
  "expired": '已过期',
} as const satisfies Record<OperatorRequestState, string>;

import type { TaskType } from '@yayan/api-client';

/** Names of the task types (design pages 1.6). */
export const taskTypeNames: Record<TaskType, string> = {
  0: '普通任务',
  1: '欢迎任务',
  2: '问卷调查',
  3: '产品试用',
  4: '讨论小组',
  5: '拍拍任务',
  6: '应用试玩',
  7: '看视频',
};

import { TaskType } from '@yayan/contract';
import type { HomeAttention } from '../../member/api.ts';
import { listTaskRecords } from './task-records.ts';
import type { TaskDeps } from '../task-deps.ts';

const SHOWN = 5;

/**
 * The tasks that a member can continue, among the member's last five open ones. The home page shows them at the top.
 */
export const unfinishedTasks =
  (deps: TaskDeps) =>
  async (_db: unknown, memberId: string, at: Date): Promise<HomeAttention[]> => {
    const { items } = await listTaskRecords(deps, memberId, { state: 'open', limit: SHOWN });
    return items
      .filter(({ review, cause }) => review === null && cause !== 'left')
      .filter(({ keptUntil }) => keptUntil === null || new Date(keptUntil) > at)
      .map(({ sessionId, task, progress, startedAt, keptUntil }) => ({
        kind: 'survey',
        title: task.title,
        detail: progress === null ? '还没做完' : `已完成 ${progress}%`,
        link:
          task.type === TaskType.Questionnaire
            ? `/task/go?session=${sessionId}`
            : `/task/detail/${task.hashId}`,
        coins: task.coins,
        since: startedAt,
        until: keptUntil,
        feedbackState: null,
      }));
  };

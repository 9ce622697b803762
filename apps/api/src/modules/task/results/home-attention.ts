import { TaskType } from '@yayan/contract';
import type { HomeAttention } from '../../member/home/home-check.ts';
import { listTaskRecords } from './task-records.ts';
import type { TaskDeps } from '../task-deps.ts';

const SHOWN = 5;

/** The tasks that a member can continue, among their last five open ones, for the top of the home page. */
export const unfinishedTasks =
  (deps: TaskDeps) =>
  async (_db: unknown, memberId: string, at: Date): Promise<HomeAttention[]> => {
    const { items } = await listTaskRecords(deps, memberId, { state: 'open', limit: SHOWN });
    return items
      .filter(({ review }) => review === null)
      .filter(({ keptUntil }) => keptUntil === null || new Date(keptUntil) > at)
      .map(({ task, progress, keptUntil }) => ({
        kind: 'survey',
        title: task.type === TaskType.Questionnaire ? '继续上次的问卷' : '继续上次的任务',
        detail: progress === null ? task.title : `${task.title} · 已完成 ${progress}%`,
        link: `/task/detail/${task.hashId}`,
        until: keptUntil,
        feedbackState: null,
      }));
  };

import type { DataOf, JoinResult } from '@yayan/contract';
import { availabilityOf } from './availability.ts';
import type { Task } from './task.ts';

export type TaskCard = DataOf<'listTasks'>['items'][number];
export type TaskBrief = DataOf<'getSurveyResult'>['task'];

/** About how long the task takes: measured once 20 people finished, else as declared (decisions §3). Minutes. */
export const minutesOf = ({ medianSeconds, declaredMinutes }: Task): number | null =>
  medianSeconds === null ? declaredMinutes : Math.max(1, Math.round(medianSeconds / 60));

/** A task as the wall shows it; `joined` is the member's own result, null when they did not join. */
export const taskCard = (task: Task, joined: JoinResult | null, now: Date): TaskCard => ({
  hashId: task.hashId,
  module: task.module,
  type: task.type,
  title: task.title,
  cover: task.cover,
  coins: task.coins,
  credit: task.credit,
  consolationCoins: task.consolationCoins,
  minutes: minutesOf(task),
  minutesMeasured: task.medianSeconds !== null,
  screeningMinutes: task.screeningMinutes,
  seatsLeft: task.seats === null ? null : Math.max(0, task.seats - task.seatsTaken),
  endsAt: task.endsAt?.toISOString() ?? null,
  devices: [...task.devices],
  availability: availabilityOf(task, now),
  // Nothing is known to match by until the attribute questionnaire is there.
  match: null,
  joinState: joined,
  tags: [...task.tags],
});

export const taskBrief = (task: Task): TaskBrief => ({
  hashId: task.hashId,
  title: task.title,
  type: task.type,
  cover: task.cover,
  coins: task.coins,
  consolationCoins: task.consolationCoins,
});

import type { DataOf, JoinResult } from '@yayan/contract';
import { availabilityOf } from '../participation/availability.ts';
import type { Task } from '../task.ts';
import { minutesOf } from './task-minutes.ts';

export type TaskCard = DataOf<'listTasks'>['items'][number];
export type TaskBrief = DataOf<'getSurveyResult'>['task'];

/**
 * A task's card on the wall; `joined` is the member's own result, null if they didn't join. Without `match` the card
 * holds nothing personal.
 */
export const taskCard = (
  task: Task,
  joined: JoinResult | null,
  now: Date,
  match?: TaskCard['match'],
): TaskCard => ({
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
  seatsLeft: seatsLeftOf(task),
  endsAt: task.endsAt?.toISOString() ?? null,
  devices: [...task.devices],
  availability: availabilityOf(task, now),
  match: match ?? null,
  joinState: joined,
  tags: [...task.tags],
});

function seatsLeftOf({ quotaFull, seats, seatsTaken }: Task): number | null {
  if (quotaFull) return 0;
  return seats === null ? null : Math.max(0, seats - seatsTaken);
}

export const taskBrief = (task: Task): TaskBrief => ({
  hashId: task.hashId,
  title: task.title,
  type: task.type,
  cover: task.cover,
  coins: task.coins,
  consolationCoins: task.consolationCoins,
});

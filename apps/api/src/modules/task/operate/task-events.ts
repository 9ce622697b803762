import { eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import { countText } from '../../../platform/count-text.ts';
import { readEndsOfCompletes } from '../results/completed-store.ts';
import { selectOperatorTask } from './operate-store.ts';

/** When a task was published, began, had its first complete and its last seat, paused by itself, and ended. */
export const taskEvents: EventsOf = async (db, hashId) => {
  const found = await selectOperatorTask(db, hashId);
  if (found === undefined) return [];
  const { task, softSeats, createdAt, completes } = found;
  const { first, last } = await readEndsOfCompletes(db, task.id);
  const isSoftLaunchOver = softSeats !== null && task.seatsTaken >= softSeats;
  return [
    ...eventAt(createdAt, { text: '发布' }),
    ...eventAt(task.startsAt, { text: '开始' }),
    ...eventAt(first, { text: '第一份完成' }),
    // The last of them took the last seat.
    ...(task.seats !== null && completes >= task.seats
      ? eventAt(last, { text: '名额满了', note: `${countText(completes)} 份完成` })
      : []),
    ...(isSoftLaunchOver
      ? eventAt(task.pausedAt, { text: '首批满了，暂停', note: `${countText(softSeats)} 人` })
      : []),
    ...eventAt(task.endsAt, { text: '结束' }),
  ];
};

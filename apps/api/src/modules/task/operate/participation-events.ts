import { handInVerdictLabels, joinResultLabels } from '@yayan/contract/console-labels';
import { eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { selectLooksAt } from '../activity/look-store.ts';
import { readAnyRun } from '../activity/run-store.ts';
import { findAnyParticipation } from '../participation/participations.ts';
import { resultReason } from '../results/result-reason.ts';
import { taskById } from '../tasks.ts';
import { namedTask } from './named-task.ts';

/** When somebody began a participation, handed something in, and was done, without the verdicts of operators. */
export const participationEvents: EventsOf = async (db, id) => {
  const own = await findAnyParticipation(db, id);
  if (own === undefined) return [];
  const task = await taskById(db, own.taskId);
  const { taskId, taskTitle } = namedTask(task);
  const run = await readAnyRun(db, id);
  return [
    ...eventAt(own.startedAt, {
      text: taskId === null ? `开始参与${taskTitle}` : '开始参与',
      object: taskId === null ? null : { kind: 'task', id: taskId, title: taskTitle },
    }),
    ...eventAt(run?.submittedAt, {
      text: run?.state === 'applied' ? '提交申请' : '提交成果',
      note: (run?.submission?.photos ?? []).length === 0 ? null : `${run?.submission?.photos.length} 张照片`,
    }),
    ...(await selectLooksAt(db, id)).flatMap(({ verdict, at }) =>
      eventAt(at, { text: '再看一遍', note: handInVerdictLabels[verdict] }),
    ),
    ...eventAt(own.endedAt, {
      text: joinResultLabels[own.result],
      // The reason of a complete is what became of its coins, which has events of its own.
      note: own.result === 1 ? null : resultReason(own, task.seatMinutes),
    }),
    ...eventAt(own.corrected.at, { text: '更正为完成' }),
  ];
};

/** Whether a participation has photos or a text that operators review. */
export async function hasHandedIn(db: Connection, id: string): Promise<boolean> {
  const run = await readAnyRun(db, id);
  return run !== undefined && run.submission !== null;
}

import { validate as isUuid } from 'uuid';
import type { DataOf, QueryOf } from '@yayan/contract';
import { cutPage } from '../../../platform/page.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { type Run, reviewOf } from '../activity/run.ts';
import { readRuns } from '../activity/run-store.ts';
import { earned } from './earned.ts';
import type { Participation } from '../participation.ts';
import { readRecords } from './record-store.ts';
import { resultReason, resultCause } from './result-reason.ts';
import { readTasks } from '../task-store.ts';
import type { Task } from '../task.ts';
import { taskBrief } from '../wall/task-card.ts';
import type { TaskDeps } from '../task-deps.ts';

type Page = DataOf<'listTaskRecords'>;

/** The member's participations and what they earned, newest first. */
export async function listTaskRecords(
  { database }: TaskDeps,
  memberId: string,
  { cursor, limit = 20, result, givenUp, state, earningState }: QueryOf<'listTaskRecords'>,
): Promise<Page> {
  if (cursor !== undefined && !isUuid(cursor))
    return refuse('FIELD_WRONG', { field: 'query.cursor', rule: 'cursor' });
  const found = await readRecords(database.read, {
    memberId,
    before: cursor,
    result,
    givenUp,
    ended: state && state === 'ended',
    earned: earningState,
    limit: limit + 1,
  });
  const { items, nextCursor } = cutPage(found, limit, ({ id }) => id);
  const [tasks, runs] = await Promise.all([
    readTasks(
      database.read,
      items.map(({ taskId }) => taskId),
    ),
    readRuns(
      database.read,
      memberId,
      items.filter(({ result: ended }) => ended === 0).map(({ id }) => id),
    ),
  ]);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const runOf = new Map(runs.map((run) => [run.participationId, run]));
  return {
    items: items.flatMap((own) => {
      const task = byId.get(own.taskId);
      return task === undefined ? [] : [record(own, task, runOf.get(own.id))];
    }),
    nextCursor,
  };
}

const record = (own: Participation, task: Task, run: Run | undefined): Page['items'][number] => {
  const open = own.result === 0;
  const reward = earned(own);
  return {
    sessionId: own.id,
    resultId: own.resultId,
    task: taskBrief(task),
    state: open ? 'open' : 'ended',
    result: own.result,
    cause: resultCause(own),
    progress: own.progress,
    startedAt: own.startedAt.toISOString(),
    endedAt: own.endedAt?.toISOString() ?? null,
    keptUntil: open ? (own.seatUntil?.toISOString() ?? null) : null,
    review: run === undefined ? null : reviewOf(run),
    coins: reward.coins,
    credit: reward.credit,
    consolation: reward.consolation,
    corrected: reward.corrected,
    earningState: reward.state,
    pendingFor: reward.pendingFor,
    expectedAt: reward.expectedAt,
    reason:
      own.result < 2 && own.earning === null && own.detail !== 'left'
        ? null
        : resultReason(own, task.seatMinutes),
    supportCode: own.supportCode,
  };
};

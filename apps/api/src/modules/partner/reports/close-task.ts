import type { Tx } from '../../../platform/database/tx.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type CappedCount, cappedCount } from '../../../platform/page.ts';
import { pauseTask, taskById, tasksByIds } from '../../task/module.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { readClosed, writeClosed } from '../partner-store.ts';

/**
 * Pauses a task because its supplier takes nobody any more (rule 3.41). Operators see it among what waits, and in the
 * audit log. A task that is paused already stays as it is.
 */
export async function closeTask(
  tx: Tx,
  deps: Pick<PartnerDeps, 'clock' | 'random'>,
  { taskId, partner, code, at }: { taskId: string; partner: string; code: string; at: Date },
): Promise<void> {
  if (!(await pauseTask(tx, taskId, at))) return;
  await writeClosed(tx, taskId, at);
  const { hashId } = await taskById(tx, taskId);
  await recordAct(tx, deps, {
    operator: `partner ${partner}`,
    act: 'task pause',
    kind: 'task',
    subject: hashId,
    before: { state: 'running' },
    after: { state: 'paused' },
    reason: `合作方报告项目已关闭（状态码 ${code}）`,
  });
}

/** The tasks that their suppliers closed and that an operator neither ended nor let go on, and since when. */
export async function closedTasks(db: Connection, now: Date): Promise<{ taskId: string; at: Date }[]> {
  const closed = await readClosed(db);
  const tasks = await tasksByIds(
    db,
    closed.map(({ taskId }) => taskId),
  );
  const paused = new Set(
    tasks
      .filter(({ pausedAt, endsAt }) => pausedAt !== null && (endsAt === null || endsAt > now))
      .map(({ id }) => id),
  );
  return closed.filter(({ taskId }) => paused.has(taskId));
}

/** How many tasks their suppliers closed, and since when the first one waits for an operator. */
export async function closedTaskCount(
  db: Connection,
  now: Date,
): Promise<CappedCount & { oldestAt: Date | null; dueAt: null }> {
  const waiting = (await closedTasks(db, now)).map(({ at }) => at.getTime());
  return {
    ...cappedCount(waiting.length),
    oldestAt: waiting.length === 0 ? null : new Date(Math.min(...waiting)),
    dueAt: null,
  };
}

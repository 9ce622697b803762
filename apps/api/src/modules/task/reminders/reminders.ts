import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { findByTask } from '../participation/participation-store.ts';
import type { TaskDeps } from '../task-deps.ts';
import { readTaskByHash } from '../task-store.ts';
import { recommendTasks } from '../wall/wall.ts';
import {
  deleteOldReminders,
  deleteReminders,
  insertReminder,
  readReminders,
  type Reminder,
} from './reminder-store.ts';

/** A member waits for so long. */
const WAITING_MS = 30 * 86_400_000;
const BATCH = 200;
/** The task may be done on any device, so the message doesn't depend on one. */
const PHONE = 1;
const LOOKED_AT = 10;

/**
 * Stores that a member who met a full quota is told of the next task that fits (rule 3.45). A second time changes
 * nothing. Refuses with NOT_FOUND all but a task that was full for them.
 */
export async function remindOfTask(
  { database, clock }: TaskDeps,
  { caller: { memberId }, params: { hashId } }: Call<'remindOfTask'>,
): Promise<DataOf<'remindOfTask'>> {
  const db = database.read;
  const task = (await readTaskByHash(db, hashId)) ?? refuse('NOT_FOUND');
  const own = await findByTask(db, memberId, task.id);
  if (own?.result !== 3) refuse('NOT_FOUND');
  await insertReminder(db, { memberId, taskId: task.id, askedAt: clock.now() });
  return null;
}

/** Tells each waiting member of an open task that began since they asked and doesn't match badly, once for all they asked. */
export async function remindMembers(deps: TaskDeps, signal?: AbortSignal): Promise<void> {
  const db = deps.database.read;
  const since = new Date(deps.clock.now().getTime() - WAITING_MS);
  await deleteOldReminders(db, since);
  let after: Reminder | undefined;
  let batch: Reminder[];
  do {
    batch = await readReminders(db, { since, after, limit: BATCH });
    await settleAll(batch, (reminder) => remind(deps, reminder), signal);
    after = batch.at(-1);
  } while (batch.length === BATCH);
}

async function remind(deps: TaskDeps, { memberId, taskId, askedAt }: Reminder): Promise<void> {
  const { items } = await recommendTasks(deps, memberId, PHONE, LOOKED_AT);
  for (const { hashId } of items) {
    const task = await readTaskByHash(deps.database.read, hashId);
    if (task === undefined || task.startsAt <= askedAt) continue;
    await deps.database.transaction(async (tx) => {
      if (!(await deleteReminders(tx, memberId))) return;
      await deps.ports?.fits?.(tx, { memberId, task, key: `task-fits:${taskId}` });
    });
    return;
  }
}

import type { ConsoleDataOf } from '@yayan/contract/console';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSuppliedTasks } from '../partner-store.ts';
import { findSupplier } from '../partners.ts';
import { namedTasks } from './named-tasks.ts';

const MOST = 500;

/** The tasks that are or were answered at a supplier. Refuses an unknown one, and an agent, with NOT_FOUND. */
export async function listSuppliedTasks(
  platform: Pick<Platform, 'database' | 'cipher'>,
  key: string,
): Promise<ConsoleDataOf<'listSuppliedTasks'>['items']> {
  const { read } = platform.database;
  const partner = (await findSupplier(platform, read, key)) ?? refuse('NOT_FOUND');
  const rows = await readSuppliedTasks(read, partner.id, MOST);
  const tasks = await namedTasks(
    read,
    rows.map(({ task_id: taskId }) => ({ taskId })),
  );
  return rows.map((row) => ({
    taskId: tasks.get(row.task_id)?.hashId ?? '',
    title: tasks.get(row.task_id)?.title ?? '',
    survey: row.survey,
    minimumSeconds: row.minimum_seconds,
    closedAt: row.closed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
}

import type { Connection } from '../../../platform/database/database.ts';
import type { Task } from '../../task/api.ts';
import { tasksByIds } from '../../task/module.ts';

/** The tasks of some rows, by their internal id. */
export async function namedTasks(
  db: Connection,
  rows: readonly { taskId: string | null }[],
): Promise<ReadonlyMap<string | null, Pick<Task, 'hashId' | 'title'>>> {
  const tasks = await tasksByIds(
    db,
    rows.flatMap(({ taskId }) => taskId ?? []),
  );
  return new Map(tasks.map((task) => [task.id, task]));
}

import { workThrough } from '../../../platform/jobs/work-through.ts';
import type { TaskDeps } from '../../task/api.ts';
import { countTask, readTasksToCount } from '../../task/module.ts';
import { countQuality } from './quality-count-store.ts';

/** Results of a task change for some weeks after its end: partners report late, and reviews take time. */
const AFTER_END_MS = 40 * 86_400_000;

/** Counts the figures of tasks that the console shows (rule 14.70). May be repeated, and run on several servers at once. */
export async function countFigures(
  { database, clock }: Pick<TaskDeps, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const at = clock.now();
  const since = new Date(at.getTime() - AFTER_END_MS);
  await workThrough({
    read: async (after: string | undefined, limit) =>
      await readTasksToCount(database.read, since, after, limit),
    work: (taskId) =>
      database.transaction(async (tx) => {
        await countTask(tx, taskId, at);
        await countQuality(tx, taskId);
      }),
    signal,
  });
}

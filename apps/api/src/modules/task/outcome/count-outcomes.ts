import type { TaskDeps } from '../task-deps.ts';
import { countChances, readReversals, type Reversals, storeReversals } from './outcome-store.ts';

const DAYS_MS = 90 * 86_400_000;

/** The owner of tasks that our own host runs. */
export const OWN_HOST = 'own';

/** Counts what the outcome card shows: chances by task, and reversals by owner (rule 3.37). */
export async function countOutcomes({
  database,
  clock,
  ports,
}: Pick<TaskDeps, 'database' | 'clock' | 'ports'>): Promise<void> {
  const at = clock.now();
  await countChances(database.read, at);
  const tasks = await readReversals(database.read, new Date(at.getTime() - DAYS_MS));
  const owners = await ports?.ownersOf?.(
    database.read,
    tasks.map(({ taskId }) => taskId),
  );
  const counted = new Map<string, Reversals>();
  for (const { taskId, completes, reversed } of tasks) {
    const owner = owners?.get(taskId) ?? OWN_HOST;
    const sum = counted.get(owner) ?? { completes: 0, reversed: 0 };
    counted.set(owner, { completes: sum.completes + completes, reversed: sum.reversed + reversed });
  }
  await database.transaction((tx) => storeReversals(tx, counted, at));
}

import type { Connection } from '../../platform/database/database.ts';
import type { TaskParts } from './task-deps.ts';

const name = 'task.sweep-ended';

/** Takes tasks that have ended out of what the wall is read along; how many. They have ended before that already. */
export async function sweepEnded(db: Connection, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set({ is_over: true })
    .where('is_over', '=', false)
    .where('ends_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Sweeps every minute. */
export function defineEndedSweep({ database, clock, jobs }: TaskParts): void {
  jobs.define(name, async () => {
    await sweepEnded(database.read, clock.now());
  });
  jobs.schedule(name, '* * * * *');
}

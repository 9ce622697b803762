import type { Connection } from '../../../platform/database/database.ts';

/** Removes ended tasks from the wall's index. Returns how many. */
export async function sweepEnded(db: Connection, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set({ is_over: true })
    .where('is_over', '=', false)
    .where('ends_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

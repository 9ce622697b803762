import type { Connection } from '../../../platform/database/database.ts';

/** Takes tasks that have ended off the index that the wall is read along; how many. */
export async function sweepEnded(db: Connection, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set({ is_over: true })
    .where('is_over', '=', false)
    .where('ends_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

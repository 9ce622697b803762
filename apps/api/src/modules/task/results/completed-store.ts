import type { Connection } from '../../../platform/database/database.ts';

/** How many participations were completed, of all members. */
export async function countCompleted(db: Connection): Promise<number> {
  const { figure } = await db
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll<number>().as('figure'))
    .where('result', '=', 1)
    .executeTakeFirstOrThrow();
  return figure;
}

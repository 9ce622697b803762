import type { Connection } from '../../../platform/database/database.ts';

/** The number of members, without blocked and closed accounts. */
export async function countMembers(db: Connection): Promise<number> {
  const { figure } = await db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('figure'))
    .where('blocked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return figure;
}

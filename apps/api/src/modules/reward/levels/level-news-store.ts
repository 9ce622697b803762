import type { Connection } from '../../../platform/database/database.ts';

/** Until when passed marks were looked through. */
export async function readNewsUntil(db: Connection): Promise<Date> {
  const { read_until: until } = await db
    .selectFrom('level_news')
    .select('read_until')
    .executeTakeFirstOrThrow();
  return until;
}

export async function storeNewsUntil(db: Connection, until: Date): Promise<void> {
  await db.updateTable('level_news').set({ read_until: until }).where('read_until', '<', until).execute();
}

import type { Insertable } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Files } from '../../platform/database/gen/schema.ts';

/** Notes a file that was accepted; the first time counts. */
export async function insertFile(db: Connection, file: Insertable<Files>): Promise<void> {
  await db
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countStored(db: Connection, folder: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('folder', '=', folder)
    .where('stored_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function keysIn(db: Connection, folder: string): Promise<string[]> {
  const rows = await db.selectFrom('files').select('key').where('folder', '=', folder).execute();
  return rows.map(({ key }) => key);
}

export async function deleteFile(db: Connection, key: string): Promise<void> {
  await db.deleteFrom('files').where('key', '=', key).execute();
}

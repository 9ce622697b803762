import type { Insertable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Files } from '../../../platform/database/gen/schema.ts';
import type { FileRow } from '../file-store.ts';

/** The upload in parts that its owner named so. */
export async function selectNamed(
  db: Connection,
  { folder, name }: { folder: string; name: string },
): Promise<FileRow | undefined> {
  return await db
    .selectFrom('files')
    .selectAll()
    .where('folder', '=', folder)
    .where('upload_name', '=', name)
    .executeTakeFirst();
}

/** Adds an upload; undefined if its key or its name exists already. */
export async function insertNamed(db: Connection, file: Insertable<Files>): Promise<FileRow | undefined> {
  return await db
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The keys of an owner's unfinished uploads, except this one and the newest `others`. */
export async function selectUnfinishedBeyond(
  db: Connection,
  { folder, key, others }: { folder: string; key: string; others: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('key')
    .where('folder', '=', folder)
    .where('upload_name', 'is not', null)
    .where('joined_at', 'is', null)
    .where('key', '<>', key)
    .orderBy('granted_at', 'desc')
    .orderBy('key', 'desc')
    .offset(others)
    .execute();
  return rows.map(({ key }) => key);
}

/** Stores the store's id of an upload, unless another call stored one meanwhile. Returns the one that counts. */
export async function putStoreUpload(
  db: Connection,
  key: string,
  { before, now }: { before: string | null; now: string },
): Promise<string | null | undefined> {
  await db
    .updateTable('files')
    .set({ store_upload: now })
    .where('key', '=', key)
    .where('store_upload', 'is not distinct from', before)
    .execute();
  const row = await db.selectFrom('files').select('store_upload').where('key', '=', key).executeTakeFirst();
  return row?.store_upload;
}

/** Marks the parts of an upload as joined. */
export async function markJoined(db: Connection, key: string, at: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ joined_at: at })
    .where('key', '=', key)
    .where('joined_at', 'is', null)
    .execute();
}

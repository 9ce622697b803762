import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Files } from '../../platform/database/gen/schema.ts';

export type FileRow = Selectable<Files>;

/**
 * Counts one more upload form; false if the day's limit is reached. One statement, so that concurrent calls can't
 * exceed it.
 */
export async function addGrant(
  db: Connection,
  { folder, day, size }: { folder: string; day: string; size: number },
  most: { files: number; bytes: number },
): Promise<boolean> {
  const row = await db
    .insertInto('file_grants')
    .values({ folder, day, files: 1, bytes: size })
    .onConflict((conflict) =>
      conflict
        .columns(['folder', 'day'])
        .doUpdateSet({
          files: sql`file_grants.files + 1`,
          bytes: sql`file_grants.bytes + ${size}::bigint`,
        })
        .where('file_grants.files', '<', most.files)
        .where('file_grants.bytes', '<=', most.bytes - size),
    )
    .returning('folder')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteGrantsBefore(db: Connection, day: string): Promise<void> {
  await db.deleteFrom('file_grants').where('day', '<', day).execute();
}

/** Adds a file; false if its key exists already. */
export async function insertFile(db: Connection, file: Insertable<Files>): Promise<boolean> {
  const row = await db
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectFile(db: Connection, key: string): Promise<FileRow | undefined> {
  return await db.selectFrom('files').selectAll().where('key', '=', key).executeTakeFirst();
}

/** The files of a folder, newest first. */
export async function selectFiles(db: Connection, folder: string): Promise<FileRow[]> {
  return await db
    .selectFrom('files')
    .selectAll()
    .where('folder', '=', folder)
    .orderBy('granted_at', 'desc')
    .orderBy('key')
    .execute();
}

/** Marks a file as in use. Returns whether it existed and wasn't in use before. */
export async function markStored(
  db: Connection,
  key: string,
  stored: { bytes: number; stored_at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('files')
    .set(stored)
    .where('key', '=', key)
    .where('stored_at', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a file's row. Returns whether there was one. */
export async function deleteFile(db: Connection, key: string): Promise<boolean> {
  const row = await db.deleteFrom('files').where('key', '=', key).returning('key').executeTakeFirst();
  return row !== undefined;
}

/** Deletes the row of a form whose file was never put into use. Returns whether there was one. */
export async function deleteNeverStored(db: Connection, key: string): Promise<boolean> {
  const row = await db
    .deleteFrom('files')
    .where('key', '=', key)
    .where('stored_at', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A page of the keys of files in use, of one folder of modules, ordered by key. With `before`, only files whose forms
 * were issued before then.
 */
export async function selectStoredKeys(
  db: Connection,
  { start, before, after, limit }: { start: string; before?: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('key')
    .where(sql<boolean>`starts_with(key, ${start})`)
    .where('key', '>', after)
    .where('stored_at', 'is not', null)
    .$if(before !== undefined, (query) => query.where('granted_at', '<', before ?? new Date(0)))
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** A file in use, with the time when its form was issued. */
export interface GrantedFile {
  key: string;
  grantedAt: Date;
}

/** The next files in use whose forms were issued after `last` and before a time, oldest first. */
export async function selectGranted(
  db: Connection,
  { last, before, limit }: { last: GrantedFile; before: Date; limit: number },
): Promise<GrantedFile[]> {
  const { rows } = await sql<GrantedFile>`
    select key, granted_at as "grantedAt" from files
    where stored_at is not null and (granted_at, key) > (${last.grantedAt}::timestamptz, ${last.key})
      and granted_at < ${before}::timestamptz
    order by granted_at, key limit ${limit}`.execute(db);
  return rows;
}

/** Which of these keys belong to no file in use. */
export async function missingFiles(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as wanted (key)
    where not exists (select from files f where f.key = wanted.key and f.stored_at is not null)`.execute(db);
  return rows.map(({ key }) => key);
}

import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';

/** The stored files of an attachment: the file, and its thumbnail or poster. */
export interface OwnedFiles {
  groupId: string;
  id: string;
  keys: string[];
}

/** A page of attachments with their files. A removed attachment keeps its files for audit. */
export async function readOwnedFiles(
  db: Connection,
  after: Pick<OwnedFiles, 'groupId' | 'id'> | undefined,
  limit: number,
): Promise<OwnedFiles[]> {
  const beyond = after ? sql`(group_id, id) > (${after.groupId}::uuid, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<OwnedFiles>`
    select group_id as "groupId", id, array_remove(array[file_key, thumbnail_key], null) as keys
    from group_attachments where ${beyond} order by group_id, id limit ${limit}`.execute(db);
  return rows;
}

/** Those of these keys that belong to no attachment. */
export async function findUnownedFiles(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as stored (key)
    where not exists (select from group_attachments a where a.file_key = stored.key)
      and not exists (select from group_attachments a where a.thumbnail_key = stored.key)`.execute(db);
  return rows.map(({ key }) => key);
}

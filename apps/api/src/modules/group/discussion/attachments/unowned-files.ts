import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';

/** Those of these keys that belong to no attachment. */
export async function findUnownedFiles(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as stored (key)
    where not exists (select from group_attachments a where a.file_key = stored.key)
      and not exists (select from group_attachments a where a.thumbnail_key = stored.key)`.execute(db);
  return rows.map(({ key }) => key);
}

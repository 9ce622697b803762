import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** Which of these keys belong to no entry of a ticket. */
export async function findUnownedPictures(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as stored (key)
    where not exists (select from ticket_entries e
      where e.pictures <> '[]' and e.pictures @> to_jsonb(array[stored.key]))`.execute(db);
  return rows.map(({ key }) => key);
}

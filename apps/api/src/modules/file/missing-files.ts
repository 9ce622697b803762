import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Which of these keys belong to no file in use. */
export async function missingFiles(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as wanted (key)
    where not exists (select from files f where f.key = wanted.key and f.stored_at is not null)`.execute(db);
  return rows.map(({ key }) => key);
}

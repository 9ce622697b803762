import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** Which of these keys belong to no photo that a member submitted for a task. */
export async function findUnownedPhotos(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as stored (key)
    where not exists (select from activity_runs r
      where r.submission is not null
        and r.submission @> jsonb_build_object('photos', jsonb_build_array(jsonb_build_object('key', stored.key))))`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

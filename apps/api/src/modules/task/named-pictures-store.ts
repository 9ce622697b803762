import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Returns those of the keys of pictures that no task names, in its cover, its texts or its examples. */
export async function findPicturesOfNoTask(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as picture (key)
    where not exists (select from tasks t where position(picture.key in t::text) > 0)
      and not exists (select from task_activities a where position(picture.key in a.rules::text) > 0)`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

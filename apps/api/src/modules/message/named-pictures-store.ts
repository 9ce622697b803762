import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Returns those of the keys of pictures that no pop-up names. */
export async function findPicturesOfNoPopup(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as picture (key)
    where not exists (select from popups p where position(picture.key in coalesce(p.image, '')) > 0)`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

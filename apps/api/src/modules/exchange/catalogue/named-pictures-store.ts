import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** Returns those of the keys of pictures that no benefit and no order shows. `url` is where stored files are. */
export async function findPicturesOfNoBenefit(
  db: Connection,
  keys: readonly string[],
  url: string,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as picture (key)
    where not exists (select from benefits b
        where position(picture.key in concat_ws(' ', b.cover, b.cover_dark, b.gallery)) > 0)
      and not exists (select from orders o
        where o.cover = ${`${url}/`} || picture.key and o.cover like '%/public/%')`.execute(db);
  return rows.map(({ key }) => key);
}

import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Returns those of the keys of pictures that no version of a questionnaire shows. */
export async function findPicturesOfNoSurvey(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as picture (key)
    where not exists (select from survey_definitions d
      where position(picture.key in d.definition::text) > 0)`.execute(db);
  return rows.map(({ key }) => key);
}

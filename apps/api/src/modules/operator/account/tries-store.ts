import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/**
 * Takes one of `most` tries; false when all are used. They come back `waitMs` after the last one that was taken. Tries
 * are taken before the password is checked, so that parallel guesses get no extra ones.
 */
export async function takeTry(
  db: Connection,
  key: string,
  { most, waitMs, now }: { most: number; waitMs: number; now: Date },
): Promise<boolean> {
  const before = new Date(now.getTime() - waitMs);
  const { rows } = await sql<{ tries: number }>`
    insert into operator_tries as t (key, tries, last_at) values (${key}, 1, ${now})
    on conflict (key) do update
      set tries = case when t.last_at <= ${before} then 1 else t.tries + 1 end, last_at = ${now}
      where t.tries < ${most} or t.last_at <= ${before}
    returning tries`.execute(db);
  return rows.length > 0;
}

/** Gives all tries of a key back. */
export async function resetTries(db: Connection, key: string): Promise<void> {
  await db.deleteFrom('operator_tries').where('key', '=', key).execute();
}

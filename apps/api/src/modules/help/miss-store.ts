import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Words that found no article. */
export interface HelpMiss {
  words: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/** So many different words at most, because anybody can search. */
const MOST_WORDS = 5_000;
const MOST_SHOWN = 200;

const columns = sql`words, count, first_at as "firstAt", last_at as "lastAt"`;

/** Counts a search. New words are left out when there are too many. */
export async function countMiss(db: Connection, { words, at }: { words: string; at: Date }): Promise<void> {
  await sql`
    insert into help_misses (words, count, first_at, last_at)
    select ${words}, 1, ${at}, ${at}
    where exists (select from help_misses where words = ${words})
      or (select count(*) from help_misses) < ${MOST_WORDS}
    on conflict (words) do update set count = help_misses.count + 1, last_at = excluded.last_at`.execute(db);
}

export async function deleteMissesBefore(db: Connection, before: Date): Promise<void> {
  await sql`delete from help_misses where last_at < ${before}`.execute(db);
}

/** The most frequent words that were searched since a time. */
export async function selectMisses(db: Connection, since: Date): Promise<HelpMiss[]> {
  const { rows } = await sql<HelpMiss>`
    select ${columns} from help_misses where last_at >= ${since}
    order by count desc, last_at desc, words limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

export async function selectMiss(db: Connection, words: string): Promise<HelpMiss | undefined> {
  const { rows } = await sql<HelpMiss>`select ${columns} from help_misses where words = ${words}`.execute(db);
  return rows[0];
}

export async function deleteMiss(db: Connection, words: string): Promise<void> {
  await sql`delete from help_misses where words = ${words}`.execute(db);
}

import type { ConsoleDataOf } from '@yayan/contract/console';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Between, Bucket } from '../../../platform/time-buckets.ts';

export type DayFigureName = ConsoleDataOf<'getDayFigures'>['figures'][number]['name'];

export interface DayFigureRow extends Bucket {
  name: DayFigureName;
}

/** When the last counted ten minutes began; null before the first count. */
export async function selectLastCount(db: Connection): Promise<Date | null> {
  const row = await db
    .selectFrom('day_figures')
    .select('at')
    .where('name', '=', 'openTickets')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Stores buckets, also those that were counted before. */
export async function putBuckets(tx: Tx, name: DayFigureName, buckets: readonly Bucket[]): Promise<void> {
  await sql`
    insert into day_figures (name, at, value)
    select ${name}, at, value from unnest(
      ${buckets.map(({ at }) => at)}::timestamptz[], ${buckets.map(({ value }) => value)}::bigint[]
    ) as counted (at, value)
    on conflict (name, at) do update set value = excluded.value`.execute(tx);
}

/** All figures of a time, oldest first. */
export async function selectDayFigures(db: Connection, { from, until }: Between): Promise<DayFigureRow[]> {
  const { rows } = await sql<DayFigureRow>`
    select name, at, value from day_figures where at >= ${from} and at < ${until} order by at`.execute(db);
  return rows;
}

export async function deleteDayFigures(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('day_figures').where('at', '<', before).execute();
}

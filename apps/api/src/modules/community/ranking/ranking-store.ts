import type { RankingPeriod } from '@yayan/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A date before all months. The index is read from here, so that "all time" is a range too. */
const EARLIEST = '2000-01-01';

/** Stores the coins of a month's finished surveys, and deletes the rows of members who have none any more. */
export async function replaceMonth(tx: Tx, month: Day, finished: RawBuilder<unknown>): Promise<void> {
  await sql`
    with finished as materialized (${finished}),
    gone as (
      delete from ranking_months m where m.month = ${month}::date
        and not exists (select from finished f where f.member_id = m.member_id)
    )
    insert into ranking_months as m (month, member_id, coins, surveys)
    select ${month}::date, f.member_id, f.coins, f.surveys from finished f
    on conflict (month, member_id) do update set coins = excluded.coins, surveys = excluded.surveys
    where (m.coins, m.surveys) is distinct from (excluded.coins, excluded.surveys)`.execute(tx);
}

/** When the newest run was made. */
export async function selectLastRun(db: Connection): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ranking_runs')
    .select('made_at')
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.made_at;
}

/** A ranking of a period. It becomes the current one when all its places are stored. */
export interface RankingRun {
  id: string;
  period: RankingPeriod;
  from: Day | null;
  at: Date;
}

/** Stores a run that nobody sees yet. */
export async function insertRun(db: Connection, { id, period, from, at }: RankingRun): Promise<void> {
  await db.insertInto('ranking_runs').values({ id, period, from_month: from, made_at: at }).execute();
}

/** Places in order, as JSON that `insertPlaces` stores. */
export interface PageOfPlaces {
  places: string;
}

/**
 * Selects the places of a period, in pages of `size`. One statement reads all, so that they belong together. `quality` is
 * an expression for the quality of `s.member_id`. Members who hide themselves take no place (rule 13.4).
 */
export const placesOf = (from: Day | null, quality: RawBuilder<number>, size: number) => sql<PageOfPlaces>`
  select json_agg(json_build_array(place, member_id, score, surveys))::text as places
  from (
    select row_number() over (order by score desc, member_id) as place, member_id, score, surveys
    from (
      select s.member_id, s.surveys, floor(s.coins * power(${quality} / 100.0, 2))::bigint as score
      from (
        select member_id, sum(coins) as coins, sum(surveys)::int as surveys from ranking_months
        where month >= ${from ?? EARLIEST}::date group by member_id
      ) s
      where not exists (
        select from ranking_choices c where c.member_id = s.member_id and c.choice = 'hidden'
      )
    ) scored where score > 0
  ) placed group by (place - 1) / ${size}::int`;

/** Held by an erasure until its end, together with others, and by a page of places alone. */
const PLACES_LOCK = sql`hashtextextended('ranking-places'::text, 0)`;

/** Lets no page of places be stored until the transaction ends: it could bring an erased member back. */
export async function holdPlaces(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${PLACES_LOCK})`.execute(tx);
}

/**
 * Stores a page of a run's places, without members who were erased since the places were read. Returns how many it
 * stored.
 */
export async function insertPlaces(tx: Tx, runId: string, { places }: PageOfPlaces): Promise<number> {
  await sql`select pg_advisory_xact_lock(${PLACES_LOCK})`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into ranking_places (run_id, place, member_id, score, surveys)
    select ${runId}::uuid, (p->>0)::int, (p->>1)::uuid, (p->>2)::bigint, (p->>3)::int
    from jsonb_array_elements(${places}::jsonb) p
    where exists (select from ranking_months m where m.member_id = (p->>1)::uuid)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Shows a run instead of the current one of its period. Servers that made one at the same time wait for each other. */
export async function showRun(tx: Tx, { id, period, at }: RankingRun, ranked: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ranking:${period}`}::text, 0))`.execute(tx);
  await tx
    .updateTable('ranking_runs')
    .set({ is_current: false })
    .where('period', '=', period)
    .where('is_current', '=', true)
    .execute();
  await tx
    .updateTable('ranking_runs')
    .set({ is_current: true, ranked, shown_at: at })
    .where('id', '=', id)
    .execute();
}

/** Runs that were replaced, or that a killed server left a day ago. Others may still be in the making. */
const isOld = (at: Date): RawBuilder<boolean> => sql`
  not r.is_current and (r.shown_at is not null or r.made_at < ${at}::timestamptz - interval '1 day')`;

/** Deletes up to `count` places of old runs. Returns how many. */
export async function deleteOldPlaces(db: Connection, at: Date, count: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ranking_places where ctid = any(array(
      select p.ctid from ranking_runs r cross join lateral (
        select i.ctid from ranking_places i where i.run_id = r.id limit ${count}
      ) p
      where ${isOld(at)} limit ${count}
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes old runs. Their places must be gone. */
export async function deleteOldRuns(db: Connection, at: Date): Promise<void> {
  await sql`delete from ranking_runs r where ${isOld(at)}`.execute(db);
}

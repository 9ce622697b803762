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

/**
 * Makes the ranking of a period and replaces the current one. `quality` is an expression for the quality of
 * `s.member_id`. Members who hide themselves take no place (rule 13.4).
 */
export async function replaceRun(
  tx: Tx,
  run: { id: string; period: RankingPeriod; from: Day | null; at: Date },
  quality: RawBuilder<number>,
): Promise<void> {
  const { id, period, from, at } = run;
  await tx.insertInto('ranking_runs').values({ id, period, from_month: from, made_at: at }).execute();
  const placed = await sql`
    insert into ranking_places (run_id, place, member_id, score, surveys)
    select ${id}::uuid, row_number() over (order by score desc, member_id), member_id, score, surveys
    from (
      select s.member_id, s.surveys, floor(s.coins * power(${quality} / 100.0, 2))::bigint as score
      from (
        select member_id, sum(coins) as coins, sum(surveys)::int as surveys from ranking_months
        where month >= ${from ?? EARLIEST}::date group by member_id
      ) s
      where not exists (
        select from ranking_choices c where c.member_id = s.member_id and c.choice = 'hidden'
      )
    ) scored where score > 0`.execute(tx);
  await tx.deleteFrom('ranking_runs').where('period', '=', period).where('is_current', '=', true).execute();
  await tx
    .updateTable('ranking_runs')
    .set({ is_current: true, ranked: Number(placed.numAffectedRows ?? 0) })
    .where('id', '=', id)
    .execute();
}

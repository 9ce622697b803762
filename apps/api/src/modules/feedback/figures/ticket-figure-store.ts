import type { TicketKind } from '@yayan/contract';
import type { ConsoleDataOf } from '@yayan/contract/console';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The figures of the tickets of one week and kind, or of all kinds. */
export interface WeekRow {
  week: Day;
  kind: TicketKind | 'all';
  opened: number;
  answered: number;
  due: number;
  kept: number;
  reopened: number;
  median_minutes: number | null;
  slow_minutes: number | null;
}

export interface AgeRow {
  age: ConsoleDataOf<'getTicketFigures'>['waiting'][number]['age'];
  waiting: number;
  late: number;
  /** The day on which they were counted. */
  day: Day;
  counted_at: Date;
}

/**
 * Counts the tickets that were opened since a week began, anew. The first answer is measured against the promise that
 * was given when the ticket was opened. A ticket that was merged before its first answer has no promise of its own.
 */
export async function countWeeks(tx: Tx, since: Date, now: Date): Promise<void> {
  await sql`
    insert into ticket_weeks (week, kind, opened, answered, due, kept, reopened, median_minutes, slow_minutes)
    select week, coalesce(kind, 'all'), count(*), count(minutes),
      count(*) filter (where minutes is not null or (merged_into is null and promised < ${now})),
      count(*) filter (where first <= promised), count(reopened_at),
      round(percentile_cont(0.5) within group (order by minutes))::int,
      round(percentile_cont(0.9) within group (order by minutes))::int
    from (
      select kind, merged_into, reopened_at, first, promised, extract(epoch from first - opened_at) / 60 as minutes,
        date_trunc('week', opened_at at time zone 'Asia/Shanghai')::date as week
      from (
        select kind, merged_into, reopened_at, opened_at, coalesce(first_answered_at, answered_at) as first,
          coalesce(first_answer_by, answer_by) as promised
        from tickets where opened_at >= ${since}
      ) opened
    ) measured
    group by grouping sets ((week, kind), (week))
    on conflict (week, kind) do update set opened = excluded.opened, answered = excluded.answered,
      due = excluded.due, kept = excluded.kept, reopened = excluded.reopened,
      median_minutes = excluded.median_minutes, slow_minutes = excluded.slow_minutes`.execute(tx);
}

/** Deletes the figures of weeks since one, so that none of a week without tickets remain. */
export async function deleteWeeks(tx: Tx, since: Day): Promise<void> {
  await sql`delete from ticket_weeks where week >= ${since}::date`.execute(tx);
}

/** Counts the open tickets by the days since they were opened. */
export async function countAges(
  tx: Tx,
  { now, day, today, days3, days7 }: Record<'now' | 'today' | 'days3' | 'days7', Date> & { day: Day },
): Promise<void> {
  await sql`
    insert into ticket_ages (age, waiting, late, day, counted_at)
    select ages.age, count(t.id), count(t.id) filter (
      where case t.state when 0 then t.accept_by else t.answer_by end < ${now}), ${day}::date, ${now}
    from (values ('today'), ('days3'), ('days7'), ('older')) ages (age)
    left join tickets t on t.state < 4 and ages.age = case
      when t.opened_at >= ${today} then 'today' when t.opened_at >= ${days3} then 'days3'
      when t.opened_at >= ${days7} then 'days7' else 'older' end
    group by ages.age
    on conflict (age) do update set waiting = excluded.waiting, late = excluded.late, day = excluded.day,
      counted_at = excluded.counted_at`.execute(tx);
}

/** When the tickets were counted last; null before the first time. */
export async function selectCountedAt(db: Connection): Promise<Date | null> {
  const row = await db.selectFrom('ticket_ages').select('counted_at').executeTakeFirst();
  return row?.counted_at ?? null;
}

export async function selectAges(db: Connection): Promise<AgeRow[]> {
  const { rows } = await sql<AgeRow>`
    select age, waiting, late, day::text as day, counted_at from ticket_ages`.execute(db);
  return rows;
}

/** The figures of the weeks from one to another. */
export async function selectWeeks(
  db: Connection,
  { from, until }: { from: Day; until: Day },
): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    select week::text as week, kind, opened, answered, due, kept, reopened, median_minutes, slow_minutes
    from ticket_weeks where week between ${from}::date and ${until}::date`.execute(db);
  return rows;
}

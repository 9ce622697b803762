import { sql } from 'kysely';
import { type Day, readDay } from '../../../platform/calendar.ts';
import { cteChain, lastOf, type Step, type Steps } from '../../../platform/database/cte-chain.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { readBetween } from '../../../platform/database/read-between.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { CheckedDay, CheckinHistory } from './streak.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Locks the member until the transaction ends. Their other check-ins and cards wait. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reward:${memberId}`}::text, 0))`.execute(tx);
}

interface HistoryRow {
  day: string | null;
  streak: number;
  coins: number;
  first: string | null;
}

/** The check-ins from a day on, oldest first, and the first one ever. */
export async function readHistory(db: Connection, memberId: string, from: Day): Promise<CheckinHistory> {
  const { rows } = await sql<HistoryRow>`
    select day, streak, coins, first from checkins_since(${memberId}::uuid, ${from}::date)`.execute(db);
  return historyOf(rows);
}

/** A member's history from a day on. */
export interface HistoryQuery {
  memberId: string;
  from: Day;
}

/** `readHistory` of many members, in the order asked. */
export async function readHistories(
  db: Connection,
  asked: readonly HistoryQuery[],
): Promise<CheckinHistory[]> {
  const places = asked.map(({ memberId, from }, place) => ({
    place,
    member: memberId,
    since: from,
  }));
  const { rows } = await sql<HistoryRow & { place: number }>`
    select place, day, streak, coins, first
    from ${recordset(places, 'asked (place integer, member uuid, since date)')},
    lateral checkins_since(asked.member, asked.since)`.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return asked.map((_, place) => historyOf(byPlace.get(place) ?? []));
}

/** `lockMember` and `readHistory` in one round trip. Nothing changes what was read until the transaction ends. */
export async function lockHistory(tx: Tx, memberId: string, from: Day): Promise<CheckinHistory> {
  const { rows } = await sql<HistoryRow>`
    select day, streak, coins, first from lock_checkins(${memberId}::uuid, ${from}::date)`.execute(tx);
  return historyOf(rows);
}

function historyOf(rows: readonly HistoryRow[]): CheckinHistory {
  const first = rows[0]?.first;
  return {
    days: rows.flatMap(({ day, streak, coins }) =>
      day === null ? [] : [{ day: readDay(day), streak, coins }],
    ),
    first: first ? readDay(first) : undefined,
  };
}

/** A day to store. `known` is the number of days from `from` on that the calculation was based on. */
export interface DayToStore extends CheckedDay, HistoryQuery {
  known: number;
  madeUp: boolean;
  at: Date;
}

/**
 * Like `lockMember` for many members, as a step of a CTE chain. It never waits: it returns the `member_id` of members
 * whose lock was free and whose history is unchanged, and skips the others.
 */
export function lockHistoriesStep(fillings: readonly DayToStore[]): Step {
  const held = fillings.map(({ memberId, from, known }) => ({ member_id: memberId, since: from, known }));
  return {
    name: 'held',
    statement: sql`
      select member_id
      from ${recordset(held, 'asked (member_id uuid, since date, known bigint)')}
      where hold_checkins(member_id, since, known)`,
  };
}

/** A step that stores one day for each member that the step before returns. Fails if the day is stored already. */
export function storeDaysStep(fillings: readonly DayToStore[], { name: behind }: Step): Step {
  const rows = fillings.map(({ memberId, day, streak, coins, madeUp, at }) => ({
    member_id: memberId,
    day,
    streak,
    coins,
    made_up: madeUp,
    at,
  }));
  return {
    name: 'filled',
    statement: sql`
      insert into checkins (member_id, day, streak, coins, made_up, created_at)
      select member_id, day, streak, coins, made_up, at
      from ${recordset(
        rows,
        'filling (member_id uuid, day date, streak integer, coins integer, made_up boolean, at timestamptz)',
      )}
      join ${sql.id(behind)} using (member_id)
      returning member_id`,
  };
}

/** Runs the steps that store and pay a check-in. Returns the available coins; undefined if nothing was paid. */
export async function storeDay(tx: Tx, steps: Steps): Promise<number | undefined> {
  const { rows } = await cteChain<{ value: number }>(
    steps,
    sql`select value from ${sql.id(lastOf(steps).name)}`,
  ).execute(tx);
  return rows[0]?.value;
}

/** Changes the streak of a stored day. */
export async function renumberDay(tx: Tx, memberId: string, { day, streak }: CheckedDay): Promise<void> {
  await tx
    .updateTable('checkins')
    .set({ streak })
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .execute();
}

/** A stored check-in of any member. */
export interface StoredCheckin {
  memberId: string;
  day: Day;
  coins: number;
}

/** Check-ins of all members in the order of member and day, after one of them. */
export async function readAllCheckins(
  db: Connection,
  after: StoredCheckin | undefined,
  limit: number,
): Promise<StoredCheckin[]> {
  const rows = await db
    .selectFrom('checkins')
    .select(['member_id', 'day', 'coins'])
    .where((build) =>
      after === undefined
        ? build.lit(true)
        : build(build.refTuple('member_id', 'day'), '>', build.tuple(after.memberId, after.day)),
    )
    .orderBy('member_id')
    .orderBy('day')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    memberId: row.member_id,
    day: readDay(row.day),
    coins: row.coins,
  }));
}

/** Every day a member checked in, for the export of their data. */
export async function checkinData(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('checkins')
    .select(['day', 'coins', 'made_up as madeUp', 'created_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('day')
    .execute();
}

const MOST_DAYS = 400;

/** The days on which a member checked in during a span of time; days that a card filled don't count. The day is the id. */
export const checkedInBetween = readBetween(sql`
  select day as id, created_at as at from checkins
  where member_id = asked.member_id and not made_up and created_at >= asked.from and created_at < asked.upto
  order by day limit ${MOST_DAYS}`);

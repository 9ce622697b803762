import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../../../platform/database/database.ts';
import { placedRead } from '../../../platform/database/placed-read.ts';
import { readBetween } from '../../../platform/database/read-between.ts';
import type { EarningEvent } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { StoredTry } from './quiz.ts';

interface ParticipantKey {
  campaignId: string;
  memberId: string;
}

interface TryRow {
  id: string;
  campaign_id: string;
  member_id: string;
  day: string;
  asked: unknown;
  asked_at: Date;
  until: Date;
  answers: unknown;
  score: number | null;
  coins: number;
}

/** The most tries with full marks that count in a span of time. */
const MOST_PERFECT = 400;

const askedSchema = z.array(z.object({ id: z.string(), version: z.number(), order: z.array(z.number()) }));
const answersSchema = z.array(z.number().nullable()).nullable();

const tryOf = (row: TryRow): StoredTry => ({
  id: row.id,
  campaignId: row.campaign_id,
  memberId: row.member_id,
  day: row.day,
  asked: askedSchema.parse(row.asked),
  askedAt: row.asked_at,
  until: row.until,
  answers: answersSchema.parse(row.answers),
  score: row.score,
  coins: row.coins,
});

/** A member's tries in a campaign before a day, the newest first. */
export async function selectTries(
  db: Connection,
  { campaignId, memberId }: ParticipantKey,
  { before, only, limit }: { before?: string; only?: string; limit: number },
): Promise<StoredTry[]> {
  let query = db
    .selectFrom('quiz_tries')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId);
  if (before !== undefined) query = query.where('day', '<', before);
  if (only !== undefined) query = query.where('day', '=', only);
  return (await query.orderBy('day', 'desc').limit(limit).execute()).map(tryOf);
}

/** The ids of the questions in a member's last tries, over all campaigns. */
export async function selectRecentQuestionIds(
  db: Connection,
  memberId: string,
  tries: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('quiz_tries')
    .select('asked')
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .limit(tries)
    .execute();
  return new Set(rows.flatMap(({ asked }) => askedSchema.parse(asked).map(({ id }) => id)));
}

interface TryKey {
  id: string;
  memberId: string;
}

/** A member's own try. Concurrent calls share a statement. */
export const selectTry = placedRead<TryKey, TryRow, StoredTry | undefined>({
  types: 'id uuid, member_id uuid',
  columns: ({ id, memberId }) => ({ id, member_id: memberId }),
  // Each row is looked up by its key (`limit 1`), because PostgreSQL expects a hundred tries.
  select: (asked) => sql`
    select asked.place, t.* from ${asked}
    cross join lateral (
      select * from quiz_tries where id = asked.id and member_id = asked.member_id limit 1
    ) t`,
  found: ([row]) => row && tryOf(row),
});

/** Like `selectTry`, locked until the transaction ends. */
export async function lockTry(tx: Tx, { id, memberId }: TryKey): Promise<StoredTry | undefined> {
  const row = await tx
    .selectFrom('quiz_tries')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row && tryOf(row);
}

export async function insertTry(tx: Tx, one: StoredTry): Promise<void> {
  await tx
    .insertInto('quiz_tries')
    .values({
      id: one.id,
      campaign_id: one.campaignId,
      member_id: one.memberId,
      day: one.day,
      asked: JSON.stringify(one.asked),
      asked_at: one.askedAt,
      until: one.until,
    })
    .execute();
}

const readPerfect = readBetween(sql`
  select id, submitted_at as at from quiz_tries
  where member_id = asked.member_id and perfect and submitted_at >= asked.from and submitted_at < asked.upto
  order by submitted_at limit ${sql.lit(MOST_PERFECT)}`);

/** A member's tries with full marks in a span of time. Each brings chances (rule 12.3). */
export async function selectPerfectTries(
  db: Connection,
  memberId: string,
  { from, upto }: { from: Date; upto: Date },
): Promise<EarningEvent[]> {
  return await readPerfect(db, memberId, from, upto);
}

/** A try that paid coins. */
export interface PaidTry {
  id: string;
  memberId: string;
  coins: number;
}

/** Tries that paid coins, after `last`, at most `count`. */
export async function selectPaidTries(
  db: Connection,
  last: PaidTry | undefined,
  count: number,
): Promise<PaidTry[]> {
  const { rows } = await sql<PaidTry>`
    select id, member_id as "memberId", coins from quiz_tries
    where coins > 0 and id > ${last?.id ?? '00000000-0000-0000-0000-000000000000'}
    order by id limit ${count}`.execute(db);
  return rows;
}

/** Every try of a member. */
export async function selectAllTries(db: Connection, memberId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select c.title as campaign, t.day, t.answers, t.score, t.coins, t.submitted_at as at
    from quiz_tries t join campaigns c on c.id = t.campaign_id
    where t.member_id = ${memberId}::uuid order by t.asked_at`.execute(db);
  return rows;
}

/** Deletes a member's tries. The ledger keeps the coins they paid. */
export async function eraseTries(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('quiz_tries').where('member_id', '=', memberId).execute();
}

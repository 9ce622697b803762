import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface Award {
  id: string;
  title: string;
  criteria: string;
  coins: number;
}

export interface Winner {
  award_id: string;
  member_id: string;
  reason: string;
}

const MOST_MONTHS = 24;

/** The first day of each of the newest months with awards. */
export async function selectMonths(db: Connection): Promise<string[]> {
  const rows = await db
    .selectFrom('awards')
    .select('month')
    .distinct()
    .orderBy('month', 'desc')
    .limit(MOST_MONTHS)
    .execute();
  return rows.map(({ month }) => month);
}

export async function selectAwards(db: Connection, month: string): Promise<Award[]> {
  return await db
    .selectFrom('awards')
    .select(['id', 'title', 'criteria', 'coins'])
    .where('month', '=', month)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The winners of a month, without those who left (rule 13.9) and those whose award was taken back (rule 13.10). */
export async function selectWinners(db: Connection, month: string): Promise<Winner[]> {
  return await db
    .selectFrom('award_winners')
    .select(['award_id', 'member_id', 'reason'])
    .where('month', '=', month)
    .where('reason', '<>', '')
    .where('taken_back_at', 'is', null)
    .orderBy('award_id')
    .orderBy('position')
    .execute();
}

/** A winner as the award was paid. Who has left has no reason any more. */
export interface AwardedMember extends Winner {
  coins: number;
  taken_back_at: Date | null;
}

/** All winners of a month, also those who left, and those whose award was taken back. */
export async function selectAwarded(db: Connection, month: string): Promise<AwardedMember[]> {
  return await db
    .selectFrom('award_winners')
    .select(['award_id', 'member_id', 'reason', 'coins', 'taken_back_at'])
    .where('month', '=', month)
    .orderBy('award_id')
    .orderBy('position')
    .execute();
}

/** The newest months with awards, and what their winners were paid. */
export async function selectMonthTotals(
  db: Connection,
): Promise<{ month: string; awards: number; winners: number; coins: number }[]> {
  const { rows } = await sql<{ month: string; awards: number; winners: number; coins: number }>`
    select to_char(a.month, 'YYYY-MM') as month, count(*)::int as awards,
      coalesce(sum(w.winners), 0)::int as winners, coalesce(sum(w.coins), 0)::int as coins
    from awards a
    left join lateral (
      select count(*) as winners, sum(w.coins) as coins from award_winners w
      where w.month = a.month and w.award_id = a.id and w.taken_back_at is null
    ) w on true
    group by a.month order by a.month desc limit ${MOST_MONTHS}`.execute(db);
  return rows;
}

/** Adds an award or changes its text; the paid coins stay. */
export async function upsertAward(
  tx: Tx,
  month: Day,
  { id, ...award }: Award & { position: number },
): Promise<void> {
  await tx
    .insertInto('awards')
    .values({ month, id, ...award })
    .onConflict((conflict) => conflict.columns(['month', 'id']).doUpdateSet(award))
    .execute();
}

/** Adds a winner; false if the member has this award already. */
export async function insertWinner(
  tx: Tx,
  month: Day,
  winner: Winner & { position: number; coins: number; awarded_at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('award_winners')
    .values({ month, ...winner })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the texts about a member. The row stays, because it records why the ledger's transfer was paid. */
export async function eraseReasons(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('award_winners').set({ reason: '' }).where('member_id', '=', memberId).execute();
}

/** Marks that a member's award was taken back; false if it was before, or the member hasn't the award. */
export async function markTakenBack(
  tx: Tx,
  month: Day,
  { award_id, member_id, at }: Pick<Winner, 'award_id' | 'member_id'> & { at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('award_winners')
    .set({ taken_back_at: at })
    .where('month', '=', month)
    .where('award_id', '=', award_id)
    .where('member_id', '=', member_id)
    .where('taken_back_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

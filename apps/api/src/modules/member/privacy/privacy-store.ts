import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ClosingRow {
  requested_at: Date;
  closes_at: Date;
  /** Whether the member's own birthday is the reason. */
  under_age: boolean;
}

/** Undefined if the member never decided. */
export async function selectRecommendation(db: Connection, memberId: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('privacy_settings')
    .select('recommendation')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.recommendation;
}

export async function putRecommendation(
  db: Connection,
  setting: { member_id: string; recommendation: boolean; changed_at: Date },
): Promise<void> {
  const { recommendation, changed_at } = setting;
  await db
    .insertInto('privacy_settings')
    .values(setting)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ recommendation, changed_at }))
    .execute();
}

/** A requested deletion that hasn't happened yet. */
export async function selectClosing(db: Connection, memberId: string): Promise<ClosingRow | undefined> {
  return await db
    .selectFrom('account_closings')
    .select(['requested_at', 'closes_at', 'under_age'])
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

export async function insertClosing(
  tx: Tx,
  closing: Omit<ClosingRow, 'under_age'> & { member_id: string; under_age?: boolean },
): Promise<void> {
  await tx
    .insertInto('account_closings')
    .values(closing)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteClosing(db: Connection, memberId: string): Promise<void> {
  await db
    .deleteFrom('account_closings')
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Lets a requested deletion happen at the next run of its job. */
export async function hastenClosing(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('account_closings')
    .set({ closes_at: now })
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .execute();
}

export interface DueClosing {
  readonly memberId: string;
  readonly closesAt: Date;
}

/** Due deletions after `after`. */
export async function selectDueClosings(
  db: Connection,
  now: Date,
  after: DueClosing | undefined,
  limit: number,
): Promise<DueClosing[]> {
  const rows = await db
    .selectFrom('account_closings')
    .select(['member_id', 'closes_at'])
    .where('closes_at', '<=', now)
    .where('closed_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(closes_at, member_id) > (${after?.closesAt ?? null}::timestamptz, ${after?.memberId ?? null}::uuid)`,
      ),
    )
    .orderBy('closes_at')
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ memberId: row.member_id, closesAt: row.closes_at }));
}

export async function markClosed(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.updateTable('account_closings').set({ closed_at: at }).where('member_id', '=', memberId).execute();
}

/** Empties a profile. Its nickname becomes one that nobody can choose. */
export async function eraseProfile(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ nickname: '已注销', nickname_key: `closed:${memberId}`, avatar: null, updated_at: at })
    .where('member_id', '=', memberId)
    .execute();
  await tx.deleteFrom('privacy_settings').where('member_id', '=', memberId).execute();
}

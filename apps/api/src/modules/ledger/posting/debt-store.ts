import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import type { Cause, PlatformAccount } from './posting.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Coins that were taken back after the member had spent them (rule 4.16). */
export interface NewDebt {
  memberId: string;
  /** Key of the transfer that was taken back. */
  key: string;
  amount: number;
  platform: PlatformAccount;
  cause: Cause;
  /** The reason, in words for the member, shown at each payment. */
  note: string;
  at: Date;
}

export async function insertDebt(tx: Tx, debt: NewDebt): Promise<void> {
  const { memberId, key, amount, platform, cause, note, at } = debt;
  await tx
    .insertInto('ledger_debts')
    .values({
      member_id: memberId,
      id: systemRandom.uuid(),
      key,
      platform,
      amount,
      cause_kind: cause.kind,
      cause_id: cause.id,
      cause_title: cause.title,
      note,
      created_at: at,
    })
    .execute();
}

/** The coins owed right after a transfer was taken back, paid since or not. */
export async function readDebtOf(db: Connection, memberId: string, key: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from ledger_debts
    where member_id = ${memberId} and key = ${key}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** The coins that a member still owes, over all reasons. */
export async function readOwed(db: Connection, memberId: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(amount - paid - forgiven), 0)::bigint as owed from ledger_debts
    where member_id = ${memberId} and paid + forgiven < amount`.execute(db);
  return rows[0]?.owed ?? 0;
}

/**
 * Forgives at most `most` coins that the member still owes, oldest first: of these transfers, or of all with null. Returns
 * how many. The caller must hold the lock of the member's account.
 */
export async function forgiveDebts(
  tx: Tx,
  memberId: string,
  keys: readonly string[] | null,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ forgiven: number }>`
    with owed as (
      select id, amount - paid - forgiven as open,
        coalesce(sum(amount - paid - forgiven) over (
          order by created_at, id rows between unbounded preceding and 1 preceding
        ), 0) as before
      from ledger_debts
      where member_id = ${memberId} and paid + forgiven < amount
        and (${keys === null} or key = any(${[...(keys ?? [])]}::text[]))
    ), part as (
      select id, least(open, ${most}::bigint - before) as coins from owed where before < ${most}::bigint
    ), done as (
      update ledger_debts d set forgiven = d.forgiven + part.coins from part
      where d.member_id = ${memberId} and d.id = part.id
      returning part.coins
    )
    select coalesce(sum(coins), 0)::bigint as forgiven from done`.execute(tx);
  return rows[0]?.forgiven ?? 0;
}

import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Cause } from './posting.ts';

/** Coins, pending ones included, and credit. */
export interface Held {
  coins: number;
  credit: number;
}

/**
 * What is left to the member of these transfers: what they gave, less what was taken back and what is owed instead. A
 * key that was never posted gives nothing.
 */
export async function heldOf(db: Connection, memberId: string, keys: readonly string[]): Promise<Held> {
  const { rows } = await sql<Held>`
    with recursive chain as (
      select version, coin_change, pending_coin_change, credit_change from ledger_transfers
      where member_id = ${memberId} and key = any(${[...keys]}::text[])
      union all
      select next.version, next.coin_change, next.pending_coin_change, next.credit_change
      from ledger_transfers next join chain on next.follows = chain.version
      where next.member_id = ${memberId}
    )
    select coalesce(sum(coin_change + pending_coin_change), 0)::bigint - (
        select coalesce(sum(amount - forgiven), 0)::bigint from ledger_debts
        where member_id = ${memberId} and key = any(${[...keys]}::text[])
      ) as coins,
      coalesce(sum(credit_change), 0)::bigint as credit
    from chain`.execute(db);
  return rows[0] ?? { coins: 0, credit: 0 };
}

/** The transfer that a row of the member took back, or took a part back of. */
export interface LossRow extends Held {
  key: string;
  cause: Cause;
}

/**
 * The transfer that a row belongs to: the first of its chain, or the one that the row's debt was made by. Undefined if
 * the member has no such row.
 */
export async function lossRow(
  db: Connection,
  memberId: string,
  transferId: string,
): Promise<LossRow | undefined> {
  const { rows } = await sql<{
    key: string;
    cause_kind: Cause['kind'];
    cause_id: string;
    cause_title: string;
    coins: number;
    credit: number;
  }>`
    with recursive chain as (
      select * from ledger_transfers t
      where t.member_id = ${memberId} and (t.id = ${transferId} or t.key = (
        select d.key from ledger_debts d
        join ledger_transfers payment on payment.member_id = d.member_id and payment.id = ${transferId}
          and starts_with(payment.key, 'debt:' || d.id || ':')
        where d.member_id = ${memberId}
      ))
      union all
      select first.* from ledger_transfers first
      join chain on first.member_id = chain.member_id and first.version = chain.follows
    )
    select key, cause_kind, cause_id, cause_title, coin_change + pending_coin_change as coins, credit_change as credit
    from chain where not starts_with(key, 'debt:') order by version limit 1`.execute(db);
  const [row] = rows;
  return (
    row && {
      key: row.key,
      cause: { kind: row.cause_kind, id: row.cause_id, title: row.cause_title },
      coins: row.coins,
      credit: row.credit,
    }
  );
}

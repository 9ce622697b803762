import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Cause } from './posting.ts';

/** Coins, pending ones included, and credit. */
export interface CoinsAndCredit {
  coins: number;
  credit: number;
}

/**
 * The coins and credit that these transfers have left the member: the sums of the transfers and of those that followed
 * them, minus the open debts. An unknown key counts as nothing.
 */
export async function coinsAndCreditOf(
  db: Connection,
  memberId: string,
  keys: readonly string[],
): Promise<CoinsAndCredit> {
  const { rows } = await sql<CoinsAndCredit>`
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

/** The first transfer of a chain, with its coins and credit. */
export interface LossRow extends CoinsAndCredit {
  key: string;
  cause: Cause;
}

/**
 * The first transfer of the chain that a row belongs to. A row that paid a debt belongs to the chain of that debt.
 * Undefined if the member has no such row.
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

import { type RawBuilder, sql } from 'kysely';
import type { Balances } from '../posting/posting.ts';
import type { Within } from './range-check.ts';

/** A column with a member's balances as JSON; null if there are none. It saves another area a round trip. */
export function balancesColumn(memberId: string): RawBuilder<Balances | null> {
  return sql<Balances | null>`(
    select json_build_object('coins', a.coin, 'pendingCoins', a.pending_coin, 'credit', a.credit, 'quality', a.quality)
    from ledger_accounts a where a.member_id = ${memberId}::uuid)`;
}

/**
 * A column with the change of coins by the transfer of a key; null if there is none. Another area's check uses it to
 * find unpaid sales. `member` and `key` are columns or texts of that area's statement.
 */
export function coinChangeColumn(
  member: RawBuilder<string>,
  key: RawBuilder<string>,
): RawBuilder<number | null> {
  return sql<number | null>`(
    select t.coin_change from ledger_transfers t where t.member_id = ${member} and t.key = ${key})`;
}

/** A column with the number of transfers in a range of members whose key begins with `prefix`. */
export function transferCountColumn(prefix: string, within: Within): RawBuilder<number> {
  return sql<number>`(
    select count(*) from ledger_transfers t where ${within('t.member_id')} and starts_with(t.key, ${prefix}))`;
}

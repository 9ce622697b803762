import { type RawBuilder, sql } from 'kysely';
import type { Within } from './range-check.ts';

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

import { type RawBuilder, sql } from 'kysely';

/**
 * A column with what the transfer of a key changed the member's coins by, null when there is none: for another area's
 * check that everything it sold was paid. `member` and `key` are columns or texts of that area's statement.
 */
export function coinChangeColumn(
  member: RawBuilder<string>,
  key: RawBuilder<string>,
): RawBuilder<number | null> {
  return sql<number | null>`(
    select t.coin_change from ledger_transfers t where t.member_id = ${member} and t.key = ${key})`;
}

/** A column with how many transfers have a key beginning with `prefix`. */
export function transferCountColumn(prefix: string): RawBuilder<number> {
  return sql<number>`(select count(*) from ledger_transfers t where starts_with(t.key, ${prefix}))`;
}

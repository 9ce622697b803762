import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { FoundRow } from './found-row-store.ts';

/** The transfers with these keys and those that followed them, oldest first. An unknown key has none. */
export async function chainRows(
  db: Connection,
  memberId: string,
  keys: readonly string[],
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with recursive chain as (
      select * from ledger_transfers where member_id = ${memberId} and key = any(${[...keys]}::text[])
      union
      select next.* from ledger_transfers next join chain on next.follows = chain.version
      where next.member_id = ${memberId}
    )
    select id, key, reason, cause_title as title, note, coin_change as coins,
      pending_coin_change as "pendingCoins", credit_change as credit, quality_change as quality, created_at as at
    from chain order by version`.execute(db);
  return rows;
}

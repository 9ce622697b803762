import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** A change of coins as its member finds it. */
export interface TitledRow {
  id: string;
  title: string;
  coins: number;
  at: Date;
}

/** The newest change of the member's coins for each cause whose title contains a text, newest first. */
export async function searchCoinRows(
  db: Connection,
  memberId: string,
  text: string,
  limit: number,
): Promise<TitledRow[]> {
  const { rows } = await sql<TitledRow>`
    select id, title, coins, at from (
      select distinct on (cause_kind, cause_id) id, version, cause_title as title, created_at as at,
        case when coin_change = 0 then pending_coin_change else coin_change end as coins
      from ledger_transfers
      where member_id = ${memberId}::uuid and (coin_change <> 0 or pending_coin_change > 0)
        and position(lower(${text}) in lower(cause_title)) > 0
      order by cause_kind, cause_id, version desc
    ) newest order by version desc limit ${limit}`.execute(db);
  return rows;
}

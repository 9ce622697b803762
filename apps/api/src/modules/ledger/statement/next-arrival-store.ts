import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** A row of pending coins. */
interface Arrival {
  coins: number;
  expectedAt: Date;
  /** Why they are pending, in words for the member. */
  reason: string | null;
}

/** The pending coins of a member that are expected first; undefined without any that have a date. */
export async function readNextArrival(db: Connection, memberId: string): Promise<Arrival | undefined> {
  const { rows } = await sql<Arrival>`
    select line.pending_coin_change as coins, line.expected_at as "expectedAt", line.note as reason
    from ledger_transfers line
    left join ledger_transfers ending on ending.member_id = line.member_id and ending.follows = line.version
    where line.member_id = ${memberId} and line.pending_coin_change > 0 and line.coin_change = 0
      and line.expected_at is not null and ending.version is null
    order by line.expected_at, line.version limit 1`.execute(db);
  return rows[0];
}

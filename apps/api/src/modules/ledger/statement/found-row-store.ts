import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { LedgerReason } from '../posting/posting.ts';

/** A transfer as an operator sees it. */
export interface FoundRow {
  id: string;
  key: string;
  reason: LedgerReason;
  title: string;
  note: string | null;
  coins: number;
  pendingCoins: number;
  credit: number;
  quality: number;
  at: Date;
}

/** A member's transfers with a support code (`rowSupportCode`): rarely more than one; none for an unknown code. */
export async function findRows(db: Connection, memberId: string, supportCode: string): Promise<FoundRow[]> {
  const digits = supportCode.replace('-', '').toLowerCase();
  const { rows } = await sql<FoundRow>`
    select id, key, reason, cause_title as title, note, coin_change as coins, pending_coin_change as "pendingCoins",
      credit_change as credit, quality_change as quality, created_at as at
    from ledger_transfers
    where member_id = ${memberId} and right(replace(id::text, '-', ''), 8) = ${digits}
    order by version`.execute(db);
  return rows;
}

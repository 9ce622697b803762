import type { CoinCauseKind } from '@yayan/contract';
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

const digitsOf = (supportCode: string): string => supportCode.replace('-', '').toLowerCase();

/** A member's transfers with a support code (`rowSupportCode`): rarely more than one; none for an unknown code. */
export async function findRows(db: Connection, memberId: string, supportCode: string): Promise<FoundRow[]> {
  const digits = digitsOf(supportCode);
  const { rows } = await sql<FoundRow>`
    select id, key, reason, cause_title as title, note, coin_change as coins, pending_coin_change as "pendingCoins",
      credit_change as credit, quality_change as quality, created_at as at
    from ledger_transfers
    where member_id = ${memberId} and right(replace(id::text, '-', ''), 8) = ${digits}
    order by version`.execute(db);
  return rows;
}

/** A transfer of any member. */
interface FoundMemberRow extends FoundRow {
  memberId: string;
  causeKind: CoinCauseKind;
}

/** Transfers of any member with a support code, for the search of the console. */
export async function rowsWithCode(
  db: Connection,
  supportCode: string,
  limit: number,
): Promise<FoundMemberRow[]> {
  const { rows } = await sql<FoundMemberRow>`
    select member_id as "memberId", id, key, reason, cause_kind as "causeKind", cause_title as title, note,
      coin_change as coins, pending_coin_change as "pendingCoins", credit_change as credit,
      quality_change as quality, created_at as at
    from ledger_transfers
    where right(replace(id::text, '-', ''), 8) = ${digitsOf(supportCode)}
    order by created_at desc
    limit ${limit}`.execute(db);
  return rows;
}

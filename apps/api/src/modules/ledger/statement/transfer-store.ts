import type { CoinCauseKind } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Asset, LedgerReason, PlatformAccount } from '../posting/posting.ts';
import { rowSupportCode } from './support-code.ts';

/** A transfer of any member, with the ids of those before and after it in its chain. */
export interface StoredTransfer {
  memberId: string;
  version: number;
  id: string;
  key: string;
  reason: LedgerReason;
  causeKind: CoinCauseKind;
  causeId: string;
  causeTitle: string;
  note: string | null;
  at: Date;
  beforeId: string | null;
  afterId: string | null;
}

/** A transfer by its id. It is found by its support code, for which there is an index. */
export async function selectTransfer(db: Connection, id: string): Promise<StoredTransfer | undefined> {
  const digits = rowSupportCode(id).replace('-', '').toLowerCase();
  const { rows } = await sql<StoredTransfer>`
    select t.member_id as "memberId", t.version::int as version, t.id, t.key, t.reason, t.cause_kind as "causeKind",
      t.cause_id as "causeId", t.cause_title as "causeTitle", t.note, t.created_at as at,
      (select b.id from ledger_transfers b where b.member_id = t.member_id and b.version = t.follows) as "beforeId",
      (select a.id from ledger_transfers a where a.member_id = t.member_id and a.follows = t.version) as "afterId"
    from ledger_transfers t
    where right(replace(t.id::text, '-', ''), 8) = ${digits} and t.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** One side of a transfer. */
export interface TransferEntry {
  account: 'member' | PlatformAccount;
  asset: Asset;
  amount: number;
}

export async function selectEntries(
  db: Connection,
  { memberId, version }: Pick<StoredTransfer, 'memberId' | 'version'>,
): Promise<TransferEntry[]> {
  const { rows } = await sql<TransferEntry>`
    select account, asset, amount from ledger_entries
    where member_id = ${memberId} and version = ${version} order by position`.execute(db);
  return rows;
}

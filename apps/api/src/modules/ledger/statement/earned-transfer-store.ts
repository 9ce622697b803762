import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Cause } from '../posting/posting.ts';

/** A transfer by which a member earned something. */
export interface EarnedTransfer {
  memberId: string;
  version: number;
  key: string;
  causeId: string;
}

/**
 * The earnings of all members by one kind of cause, at most `limit`, after a given one. A check uses it to find
 * earnings without a cause.
 */
export async function earnedTransfers(
  db: Connection,
  kind: Cause['kind'],
  after: EarnedTransfer | undefined,
  limit: number,
): Promise<EarnedTransfer[]> {
  const { rows } = await sql<EarnedTransfer>`
    select member_id as "memberId", version, key, cause_id as "causeId" from ledger_transfers
    where cause_kind = ${kind} and reason = 'earned'
      and (${after === undefined}::boolean
        or (member_id, version) > (${after?.memberId ?? null}::uuid, ${after?.version ?? 0}::bigint))
    order by member_id, version limit ${limit}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** The credits at which a level begins. The index of passed marks holds the same numbers. */
export const CREDIT_MARKS = [100, 400, 1000, 3000] as const;

/** Credit that passed a mark. */
export interface PassedMark {
  readonly memberId: string;
  /** With the member it names the transfer. */
  readonly version: number;
  readonly credit: number;
}

/** The transfers since a time by which credit passed a mark, without those of tasks, at most `limit`, the oldest first. */
export async function readPassedMarks(db: Connection, since: Date, limit: number): Promise<PassedMark[]> {
  const { rows } = await sql<PassedMark>`
    select member_id as "memberId", version::int as version, credit_after::int as credit from ledger_transfers
    where credit_change > 0 and cause_kind <> 'participation'
      and width_bucket(credit_after, array[100, 400, 1000, 3000]::bigint[])
        > width_bucket(credit_after - credit_change, array[100, 400, 1000, 3000]::bigint[])
      and created_at >= ${since}
    order by created_at limit ${limit}::int`.execute(db);
  return rows;
}

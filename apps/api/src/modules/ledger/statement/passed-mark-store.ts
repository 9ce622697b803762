import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** The credits at which a level begins. The index of passed marks holds the same numbers. */
export const CREDIT_MARKS = [100, 400, 1000, 3000] as const;

/** How many marks credit has reached. The marks stand in the text, not as parameters: otherwise no index is found. */
const marksIn = (credit: RawBuilder<unknown>) =>
  sql`width_bucket(${credit}, ${sql.raw(`array[${CREDIT_MARKS.join(', ')}]`)}::bigint[])`;

const marksBefore = marksIn(sql`credit_after - credit_change`);
const marksAfter = marksIn(sql`credit_after`);

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
      and ${marksAfter} > ${marksBefore}
      and created_at >= ${since}
    order by created_at limit ${limit}::int`.execute(db);
  return rows;
}

/** A transfer by which a member's credit passed a mark, up or down. */
export interface OwnMark {
  readonly at: Date;
  readonly before: number;
  readonly after: number;
}

/** The latest transfers by which a member's credit passed a mark, up or down, the newest first. */
export async function readOwnMarks(db: Connection, memberId: string, limit: number): Promise<OwnMark[]> {
  const { rows } = await sql<OwnMark>`
    select created_at as at, (credit_after - credit_change)::int as before, credit_after::int as after
    from ledger_transfers
    where member_id = ${memberId} and credit_change <> 0
      and ${marksAfter} <> ${marksBefore}
    order by version desc limit ${limit}::int`.execute(db);
  return rows;
}

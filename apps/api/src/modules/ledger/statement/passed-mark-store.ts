import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type CappedCount, cappedCount } from '../../../platform/page.ts';

/** Levels begin at multiples of this. The index of own steps holds the same number. */
export const CREDIT_STEP = 50;

/** Credit that passed a mark. */
export interface PassedMark {
  readonly memberId: string;
  /** With the member it names the transfer. */
  readonly version: number;
  readonly at: Date;
  readonly before: number;
  readonly after: number;
}

/** A page of the transfers since a time by which credit passed a mark, without those of tasks, the oldest first. */
export async function readPassedMarks(
  db: Connection,
  { since, marks, after }: { since: Date; marks: readonly number[]; after?: PassedMark | undefined },
  limit: number,
): Promise<PassedMark[]> {
  const sorted = marks.toSorted((one, other) => one - other);
  const next = after
    ? sql`and (created_at, member_id, version) > (${after.at}, ${after.memberId}, ${after.version})`
    : sql``;
  const { rows } = await sql<PassedMark>`
    select member_id as "memberId", version::int as version, created_at as at,
      (credit_after - credit_change)::int as before, credit_after::int as after
    from ledger_transfers
    where created_at >= ${after?.at ?? since} and credit_change > 0 and cause_kind <> 'participation'
      and width_bucket(credit_after, ${sorted}::bigint[])
        > width_bucket(credit_after - credit_change, ${sorted}::bigint[])
      ${next}
    order by created_at, member_id, version limit ${limit}::int`.execute(db);
  return rows;
}

/** A transfer by which a member's credit passed a multiple of the step, up or down. */
export type CreditStep = Pick<PassedMark, 'at' | 'before' | 'after'>;

/** The latest of them, the newest first. The step stands in the text, not as a parameter: otherwise no index is found. */
export async function readCreditSteps(
  db: Connection,
  memberId: string,
  limit: number,
): Promise<CreditStep[]> {
  const step = sql.raw(String(CREDIT_STEP));
  const { rows } = await sql<CreditStep>`
    select created_at as at, (credit_after - credit_change)::int as before, credit_after::int as after
    from ledger_transfers
    where member_id = ${memberId} and credit_change <> 0
      and credit_after / ${step} <> (credit_after - credit_change) / ${step}
    order by version desc limit ${limit}::int`.execute(db);
  return rows;
}

/** How many members have a credit from one number to below another, counted up to `most`. */
export async function countCreditFrom(
  db: Connection,
  { from, below }: { from: number; below: number },
  most: number,
): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ledger_accounts where credit >= ${from}::bigint and credit < ${below}::bigint
      limit ${most + 1}::int) found`.execute(db);
  return cappedCount(rows[0]?.count ?? 0, most);
}

import type { RawBuilder } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { inRange, type MemberRange, memberRanges } from '../member-range-store.ts';
import type { Finding, MemberCheck, ReconcileCheck } from './reconcile-check.ts';

/** A condition that bounds a column with a member's id to the checked range. */
export type Within = (column: string) => RawBuilder<boolean>;

export interface FindingRow {
  member_id: string | null;
  detail: string;
}

/** How many members one statement checks. */
export const MEMBERS_AT_ONCE = 1_000;
const MOST_FINDINGS = 100;

/** The rows of a query as findings. */
export async function findingsOf(db: Connection, query: RawBuilder<FindingRow>): Promise<Finding[]> {
  const { rows } = await query.execute(db);
  return rows.map((row) => ({ memberId: row.member_id, detail: row.detail }));
}

/** A check of one range of members. `within` must bound every table that the query reads. */
export const memberCheck = (
  name: string,
  query: (within: Within) => RawBuilder<FindingRow>,
): MemberCheck => ({
  name,
  runFor: async (db, members: MemberRange) =>
    await findingsOf(
      db,
      query((column) => inRange(column, members)),
    ),
});

/**
 * A check of all members, one range after the other, so that no statement reads a whole table. It stops between two
 * ranges when the signal aborts. `within` must bound every table that the query reads. Each statement compares its
 * tables on one snapshot.
 */
export const rangeCheck = (
  name: string,
  query: (within: Within) => RawBuilder<FindingRow>,
  rangeSize = MEMBERS_AT_ONCE,
): ReconcileCheck => ({
  name,
  run: async (db, signal) => {
    const check = memberCheck(name, query);
    const findings: Finding[] = [];
    for await (const members of memberRanges(db, rangeSize)) {
      signal?.throwIfAborted();
      findings.push(...(await check.runFor(db, members)));
      if (findings.length >= MOST_FINDINGS) break;
    }
    return findings.slice(0, MOST_FINDINGS);
  },
});

/** A check in one statement, for tables that don't grow with the number of members. */
export const smallCheck = (name: string, query: RawBuilder<FindingRow>): ReconcileCheck => ({
  name,
  run: async (db) => await findingsOf(db, query),
});

import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Members by id: after `after`, up to and including `upto`. Null means no bound. */
export interface MemberRange {
  after: string | null;
  upto: string | null;
}

export const ALL_MEMBERS: MemberRange = { after: null, upto: null };

const LOWEST = '00000000-0000-0000-0000-000000000000';
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Whether a column with a member's id is in the range. */
export function inRange(column: string, { after, upto }: MemberRange): RawBuilder<boolean> {
  const id = sql.ref(column);
  const lower = after === null ? sql`${id} >= ${LOWEST}::uuid` : sql`${id} > ${after}::uuid`;
  return sql<boolean>`(${lower} and ${id} <= ${upto ?? HIGHEST}::uuid)`;
}

/**
 * Ranges of `size` members with an account. Together they cover all ids: the first has no lower bound, the last no
 * upper bound.
 */
export async function* memberRanges(db: Connection, size: number): AsyncGenerator<MemberRange> {
  let after: string | null = null;
  do {
    const upto: string | null = await lastOfRange(db, after, size);
    yield { after, upto };
    after = upto;
  } while (after !== null);
}

/** The last id of a full range with more members after it; null when the range reaches the end. */
async function lastOfRange(db: Connection, after: string | null, size: number): Promise<string | null> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select('member_id')
    .where(inRange('member_id', { after, upto: null }))
    .orderBy('member_id')
    .offset(size - 1)
    .limit(2)
    .execute();
  return rows.length === 2 ? (rows[0]?.member_id ?? null) : null;
}

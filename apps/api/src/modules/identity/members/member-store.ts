import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface NewMember {
  id: string;
  mobile_sealed: string;
  mobile_index: string;
  member_code: string;
  joined_at: Date;
}

/**
 * Adds a member; false when the mobile or the member code is taken. Two calls with the same mobile run one after the
 * other.
 */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const added = await tx
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

const byMobile = (db: Connection, mobileIndex: string) =>
  db.selectFrom('members').select(['id', 'blocked_at']).where('mobile_index', '=', mobileIndex);

export async function findByMobile(
  db: Connection,
  mobileIndex: string,
): Promise<{ id: string; blocked_at: Date | null } | undefined> {
  return await byMobile(db, mobileIndex).executeTakeFirst();
}

/**
 * Like `findByMobile`, for a sign-in: locks the row, so that until the transaction ends the member keeps this mobile
 * and is not erased.
 */
export async function holdByMobile(
  tx: Tx,
  mobileIndex: string,
): Promise<{ id: string; blocked_at: Date | null } | undefined> {
  return await byMobile(tx, mobileIndex).forShare().executeTakeFirst();
}

/** The member with this member code, and whether the account is blocked. */
export async function findByCode(
  db: Connection,
  memberCode: string,
): Promise<{ id: string; joined_at: Date; blocked_at: Date | null } | undefined> {
  return await db
    .selectFrom('members')
    .select(['id', 'joined_at', 'blocked_at'])
    .where('member_code', '=', memberCode)
    .executeTakeFirst();
}

/** The number of members, without blocked and closed accounts. */
export async function countMembers(db: Connection): Promise<number> {
  const { figure } = await db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('figure'))
    .where('blocked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return figure;
}

/** The number of members, or of those who joined after a time, counted up to `most`. */
export async function countMembersUpTo(
  db: Connection,
  { joinedAfter, most }: { joinedAfter: Date | null; most: number },
): Promise<number> {
  const { rows } = await sql<{ figure: number }>`
    select count(*)::int as figure from (
      select from members
      where blocked_at is null and (${joinedAfter}::timestamptz is null or joined_at > ${joinedAfter}::timestamptz)
      limit ${most}
    ) counted`.execute(db);
  return rows[0]?.figure ?? 0;
}

/** The ids of at most `most` members who have an account, or of those who joined after a time. */
export async function selectMembersUpTo(
  db: Connection,
  { joinedAfter, most }: { joinedAfter: Date | null; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from members
    where blocked_at is null and (${joinedAfter}::timestamptz is null or joined_at > ${joinedAfter}::timestamptz)
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The member's code, the blind index of their mobile, and when they joined. */
export async function selectMember(
  db: Connection,
  memberId: string,
): Promise<{ member_code: string; mobile_index: string; joined_at: Date; blocked_at: Date | null }> {
  return await db
    .selectFrom('members')
    .select(['member_code', 'mobile_index', 'joined_at', 'blocked_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** When a member joined; null for anybody else. */
export async function joinedAt(db: Connection, memberId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('members')
    .select('joined_at')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.joined_at ?? null;
}

/** The codes of members, by their ids. */
export async function memberCodes(db: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; code: string }>`
    select id, member_code as code from members where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/**
 * The blind index of a member's mobile, for areas that find people by mobile. Undefined when there is no such member.
 */
export async function mobileIndexOf(db: Connection, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .select('mobile_index')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.mobile_index;
}

/**
 * Every member with the blind index of their mobile, as `memberId` and `mobileIndex`. Statements of other areas join
 * it.
 */
export const memberMobiles: RawBuilder<unknown> = sql`(select id as "memberId", mobile_index as "mobileIndex" from members)`;

/** The members who have these mobiles, by blind index. */
export async function membersOfMobiles(
  db: Connection,
  indexes: readonly string[],
): Promise<Map<string, string>> {
  if (indexes.length === 0) return new Map();
  const { rows } = await sql<{ id: string; mobile_index: string }>`
    select id, mobile_index from members where mobile_index = any(${[...indexes]}::text[])`.execute(db);
  return new Map(rows.map(({ id, mobile_index }) => [mobile_index, id]));
}

/** The sealed mobiles of members, with their blind indexes. */
export async function mobilesOf(
  db: Connection,
  memberIds: readonly string[],
): Promise<{ mobile_index: string; mobile_sealed: string }[]> {
  const { rows } = await sql<{ mobile_index: string; mobile_sealed: string }>`
    select mobile_index, mobile_sealed from members
    where id = any(${[...memberIds]}::uuid[]) and blocked_at is null`.execute(db);
  return rows;
}

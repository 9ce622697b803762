import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { directionOf, type ListSort } from '../../../platform/database/list-direction.ts';
import { type CappedCount, cappedCount, MOST_COUNTED, type Place } from '../../../platform/page.ts';
import { memberJoined, memberRecord, type MemberRecord } from '../../identity/module.ts';

/** A member as operators find them. Mobile and mail address are sealed. */
export interface FoundMember {
  memberId: string;
  nickname: string;
  avatar: string | null;
  record: MemberRecord;
}

export async function selectFoundMember(db: Connection, memberId: string): Promise<FoundMember | undefined> {
  const { rows } = await sql<Omit<FoundMember, 'record'> & { record: MemberRecord | null }>`
    select member_id as "memberId", nickname, avatar, ${memberRecord(memberId)} as record
    from profiles where member_id = ${memberId}`.execute(db);
  const [row] = rows;
  return row?.record ? { ...row, record: row.record } : undefined;
}

/** The members whose nickname key begins so, in the order of their nicknames. */
export async function selectByNickname(db: Connection, start: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('member_id')
    .where('nickname_key', '>=', start)
    .where('nickname_key', '<', `${start}\u{10ffff}`)
    .orderBy('nickname_key')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** A nickname, and when the account will be deleted; null if that was not requested. */
export interface ListedProfile {
  nickname: string;
  closesAt: Date | null;
}

/** The nicknames and requested deletions of members, by their ids. */
export async function selectListedProfiles(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, ListedProfile>> {
  const { rows } = await sql<ListedProfile & { id: string }>`
    select p.member_id as id, p.nickname, c.closes_at as "closesAt"
    from profiles p left join account_closings c on c.member_id = p.member_id and c.closed_at is null
    where p.member_id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...profile }) => [id, profile]));
}

type Joined = Parameters<typeof memberJoined>[1];

const isClosing = (joined: Joined) =>
  sql<boolean>`closed_at is null and ${memberJoined(sql.ref('account_closings.member_id'), joined)}`;

/** Members that wait for their deletion after a place, by their request. */
export async function selectClosingPlaces(
  db: Connection,
  joined: Joined,
  { after, limit, sort }: { after: Place | undefined; limit: number; sort: ListSort },
): Promise<Place[]> {
  const { order, after: behind } = directionOf(sort);
  const later = after ? sql`and (requested_at, member_id) ${behind} (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<Place>`
    select requested_at as at, member_id as id from account_closings where ${isClosing(joined)} ${later}
    order by requested_at ${order}, member_id ${order} limit ${limit}`.execute(db);
  return rows;
}

/** How many members wait for their deletion, counted up to 10,000 if not said otherwise. */
export async function countClosings(
  db: Connection,
  joined: Joined,
  most: number = MOST_COUNTED,
): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from account_closings where ${isClosing(joined)} limit ${most + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0, most);
}

/** Whether a member has a nickname of this key. */
export async function hasNickname(db: Connection, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select('member_id')
    .where('nickname_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectAvatar(db: Connection, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('avatar')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.avatar ?? null;
}

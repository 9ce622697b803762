import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { directionOf, type ListSort } from '../../../platform/database/list-direction.ts';
import { type CappedCount, cappedCount, MOST_COUNTED, type Place } from '../../../platform/page.ts';
import { type Between, type Bucket, bucketOfColumn } from '../../../platform/time-buckets.ts';

/** When members joined; null for any time. */
interface JoinedBetween {
  joinedFrom: Date | null;
  joinedUntil: Date | null;
}

interface MemberListQuery extends JoinedBetween {
  state: 'suspended' | 'closed' | undefined;
  now: Date;
}

/** What operators see of a member in a list. The mobile is sealed. */
export interface ListedMember {
  id: string;
  code: string;
  sealedMobile: string;
  joinedAt: Date;
  closed: boolean;
  /** Null without a suspension that still lasts. */
  suspendedUntil: Date | null;
}

const joinedConditions = ({ joinedFrom, joinedUntil }: JoinedBetween): RawBuilder<boolean>[] => [
  ...(joinedFrom === null ? [] : [sql<boolean>`joined_at >= ${joinedFrom}`]),
  ...(joinedUntil === null ? [] : [sql<boolean>`joined_at < ${joinedUntil}`]),
];

/** An SQL condition: the member of this column joined then. Another area filters its own rows by it. */
export const memberJoined = (memberId: RawBuilder<unknown>, between: JoinedBetween): RawBuilder<boolean> =>
  between.joinedFrom === null && between.joinedUntil === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (
        select from members where ${sql.join([sql`id = ${memberId}`, ...joinedConditions(between)], sql` and `)})`;

const conditions = ({ state, now, ...between }: MemberListQuery): RawBuilder<boolean> =>
  sql.join(
    [
      sql`true`,
      ...(state === 'suspended' ? [sql`suspended_until > ${now} and blocked_at is null`] : []),
      ...(state === 'closed' ? [sql`blocked_at is not null`] : []),
      ...joinedConditions(between),
    ],
    sql` and `,
  );

/** Places of members after a place, by when they joined, or by when their suspension ends. */
export async function selectMemberPlaces(
  db: Connection,
  query: MemberListQuery,
  { after, limit, sort }: { after: Place | undefined; limit: number; sort: ListSort },
): Promise<Place[]> {
  const { order, after: behind } = directionOf(sort);
  const time = sql.ref(query.state === 'suspended' ? 'suspended_until' : 'joined_at');
  const later = after ? sql`and (${time}, id) ${behind} (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<Place>`
    select ${time} as at, id from members where ${conditions(query)} ${later}
    order by ${time} ${order}, id ${order} limit ${limit}`.execute(db);
  return rows;
}

/** How many members match, counted up to 10,000 if not said otherwise. */
export async function countListedMembers(
  db: Connection,
  query: MemberListQuery,
  most: number = MOST_COUNTED,
): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from members where ${conditions(query)} limit ${most + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0, most);
}

/** These members, in any order. */
export async function selectListedMembers(
  db: Connection,
  ids: readonly string[],
  now: Date,
): Promise<ListedMember[]> {
  const { rows } = await sql<ListedMember>`
    select id, member_code as code, mobile_sealed as "sealedMobile", joined_at as "joinedAt",
      blocked_at is not null as closed,
      case when suspended_until > ${now} then suspended_until end as "suspendedUntil"
    from members where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** How many members joined in each ten minutes. */
export async function joinsByTime(db: Connection, { from, until }: Between): Promise<Bucket[]> {
  const { rows } = await sql<Bucket>`
    select ${bucketOfColumn('joined_at')} as at, count(*) as value from members
    where joined_at >= ${from} and joined_at < ${until} group by 1`.execute(db);
  return rows;
}

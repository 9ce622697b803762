import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Marks of this age can't be undone any more, so everything older than the newest of them is deleted. */
const SETTLED_MS = 3_600_000;

/** A value, or the SQL expression for it. */
type Value<Given> = Given | RawBuilder<unknown>;

/** The time up to which a member has read every notice: one index read. */
export const readThrough = (memberId: Value<string>): RawBuilder<Date> => sql`coalesce(
  (select max(read_through) from notice_marks where member_id = ${memberId}), '-infinity'::timestamptz)`;

/** The place of the newest notice published up to a time, which equals the number of notices: one index read. */
const placeAt = (at: RawBuilder<Date>): RawBuilder<number> => sql`coalesce((
  select place from notices where published_at <= ${at} order by published_at desc, id desc limit 1), 0)`;

/**
 * How many notices a member hasn't read, and when the newest of them was published: as columns `unread` and `latest` of
 * one row. The cost doesn't grow with the number of notices (rule 7.9). Only those that the member read one by one,
 * after the last mark, are counted.
 */
export const unreadNotices = (memberId: Value<string>, now: Value<Date>): RawBuilder<unknown> => sql`
  select counted.unread, case when counted.unread > 0 then (
    select published_at from notices n
    where published_at <= ${now} and published_at > m.through and not exists (
      select from notice_reads r
      where r.member_id = ${memberId} and r.published_at = n.published_at and r.notice_id = n.id
    )
    order by published_at desc, id desc limit 1
  ) end as latest
  from (select ${readThrough(memberId)} as through) m, lateral (
    select greatest(0, ${placeAt(sql`${now}`)} - ${placeAt(sql`m.through`)} - (
      select count(*)::int from notice_reads where member_id = ${memberId} and published_at > m.through
    )) as unread
    offset 0 -- Else PostgreSQL counts twice.
  ) counted`;

/**
 * Marks some notices as read by a member. If none is unread after that, one mark covers all of them. Returns whether
 * anything was unread before.
 */
export async function markNotices(
  db: Connection,
  memberId: string,
  ids: readonly string[],
  at: Date,
): Promise<boolean> {
  const reads = await sql`
    insert into notice_reads (member_id, notice_id, published_at, read_at)
    select ${memberId}::uuid, id, published_at, ${at}::timestamptz from notices
    where id = any(${[...ids]}::uuid[]) and published_at <= ${at} and published_at > ${readThrough(memberId)}
    on conflict do nothing`.execute(db);
  const marks = await sql`
    insert into notice_marks (member_id, read_through, read_at)
    select ${memberId}::uuid, newest.published_at, ${at}::timestamptz
    from (${unreadNotices(memberId, at)}) u, lateral (
      select published_at from notices where published_at <= ${at} order by published_at desc, id desc limit 1
    ) newest
    where u.unread = 0 and newest.published_at > ${readThrough(memberId)}
    on conflict do nothing`.execute(db);
  return changed(reads, marks);
}

const changed = (...results: readonly { numAffectedRows?: bigint }[]): boolean =>
  results.some(({ numAffectedRows = 0n }) => numAffectedRows > 0n);

/**
 * Marks every notice published up to a time as read by a member. It stores only one row. Returns whether anything was
 * unread before.
 */
export async function markNoticesThrough(
  db: Connection,
  memberId: string,
  before: Date,
  at: Date,
): Promise<boolean> {
  const marks = await sql`
    insert into notice_marks (member_id, read_through, read_at)
    select ${memberId}::uuid, newest.published_at, ${at}::timestamptz
    from (
      select published_at from notices where published_at <= least(${before}::timestamptz, ${at}::timestamptz)
      order by published_at desc, id desc limit 1
    ) newest
    where newest.published_at > ${readThrough(memberId)}
    on conflict do nothing`.execute(db);
  return changed(marks);
}

/** Marks notices as unread again that a member marked as read at exactly this time. Returns whether there were any. */
export async function unmarkNotices(db: Connection, memberId: string, readAt: Date): Promise<boolean> {
  const { rows } = await sql`
    with marks as (delete from notice_marks where member_id = ${memberId} and read_at = ${readAt} returning 1),
      reads as (delete from notice_reads where member_id = ${memberId} and read_at = ${readAt} returning 1)
    select from marks union all select from reads`.execute(db);
  return rows.length > 0;
}

/** Deletes a member's rows that a later mark covers and no undo can need any more. */
export async function deleteCoveredReads(db: Connection, memberId: string, now: Date): Promise<void> {
  const settled = new Date(now.getTime() - SETTLED_MS);
  await sql`
    with last as (
      select max(read_through) as through from notice_marks where member_id = ${memberId} and read_at < ${settled}
    ), marks as (
      delete from notice_marks using last where member_id = ${memberId} and read_through < last.through
    )
    delete from notice_reads using last
    where member_id = ${memberId} and published_at <= last.through`.execute(db);
}

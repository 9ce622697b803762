import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';

export interface NoticeRow {
  id: string;
  title: string;
  summary: string;
  body: string;
  pinned: boolean;
  published_at: Date;
  read: boolean;
}

export interface NoticePlace {
  publishedAt: Date;
  id: string;
}

/** Published notices, newest first, each with whether the member has read it. */
export async function selectNotices(
  db: Connection,
  memberId: string,
  filter: { id?: string; unreadOnly: boolean; before: NoticePlace | null; count: number; now: Date },
): Promise<NoticeRow[]> {
  const { id, unreadOnly, before, count, now } = filter;
  const { rows } = await sql<NoticeRow>`
    select n.id, n.title, n.summary, n.body, n.pinned, n.published_at, r.notice_id is not null as read
    from notices n left join notice_reads r on r.notice_id = n.id and r.member_id = ${memberId}
    where n.published_at <= ${now}
      and (${id ?? null}::uuid is null or n.id = ${id ?? null}::uuid)
      and (not ${unreadOnly}::boolean or r.notice_id is null)
      and (${before?.id ?? null}::uuid is null
        or (n.published_at, n.id) < (${before?.publishedAt ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by n.published_at desc, n.id desc
    limit ${count}`.execute(db);
  return rows;
}

/** Marks some notices, or all published up to a time, as read by a member. */
export async function markNotices(
  db: Connection,
  memberId: string,
  which: { ids: readonly string[] } | { before: Date },
  at: Date,
): Promise<void> {
  const chosen =
    'ids' in which ? sql`id = any(${[...which.ids]}::uuid[])` : sql`published_at <= ${which.before}`;
  await sql`
    insert into notice_reads (member_id, notice_id, read_at)
    select ${memberId}::uuid, id, ${at}::timestamptz from notices
    where ${chosen} and published_at <= ${at}
    on conflict do nothing`.execute(db);
}

/** Marks as unread again what a member marked as read at this very moment. */
export async function unmarkNotices(db: Connection, memberId: string, readAt: Date): Promise<void> {
  await db
    .deleteFrom('notice_reads')
    .where('member_id', '=', memberId)
    .where('read_at', '=', readAt)
    .execute();
}

/** A notice with the operator who wrote it. */
export type StoredNotice = Omit<NoticeRow, 'read'> & { made_by: string };

/** Every notice, newest first. */
export async function selectAllNotices(db: Connection): Promise<StoredNotice[]> {
  return await db
    .selectFrom('notices')
    .select(['id', 'title', 'summary', 'body', 'pinned', 'published_at', 'made_by'])
    .orderBy('published_at', 'desc')
    .limit(200)
    .execute();
}

/** Deletes a notice with its marks, and returns it; undefined when there is none. */
export async function deleteNotice(
  tx: Transaction<Schema>,
  id: string,
): Promise<Omit<StoredNotice, 'id'> | undefined> {
  return await tx
    .deleteFrom('notices')
    .where('id', '=', id)
    .returning(['title', 'summary', 'body', 'pinned', 'published_at', 'made_by'])
    .executeTakeFirst();
}

/** Adds a notice; false when it exists already. */
export async function insertNotice(tx: Transaction<Schema>, notice: StoredNotice): Promise<boolean> {
  const added = await tx
    .insertInto('notices')
    .values(notice)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

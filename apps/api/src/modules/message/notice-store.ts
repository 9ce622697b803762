import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { readThrough } from './notice-mark-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

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

const isRead = sql`(n.published_at <= m.through or r.notice_id is not null)`;

/** Published notices, newest first, each with whether the member has read it. */
export async function selectNotices(
  db: Connection,
  memberId: string,
  filter: { id?: string; unreadOnly: boolean; before: NoticePlace | null; count: number; now: Date },
): Promise<NoticeRow[]> {
  const { id, unreadOnly, before, count, now } = filter;
  const { rows } = await sql<NoticeRow>`
    select n.id, n.title, n.summary, n.body, n.pinned, n.published_at, ${isRead} as read
    from notices n
      cross join (select ${readThrough(memberId)} as through) m
      left join notice_reads r
        on r.member_id = ${memberId} and r.published_at = n.published_at and r.notice_id = n.id
    where n.published_at <= ${now}
      and (${id ?? null}::uuid is null or n.id = ${id ?? null}::uuid)
      and not (${unreadOnly}::boolean and ${isRead})
      and (${before?.id ?? null}::uuid is null
        or (n.published_at, n.id) < (${before?.publishedAt ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by n.published_at desc, n.id desc
    limit ${count}`.execute(db);
  return rows;
}

/** A notice with the operator who wrote it. */
export type StoredNotice = Omit<NoticeRow, 'read'> & { made_by: string };

/** Every notice, newest first. */
export async function selectAllNotices(db: Connection, before?: Date): Promise<StoredNotice[]> {
  const all = db
    .selectFrom('notices')
    .select(['id', 'title', 'summary', 'body', 'pinned', 'published_at', 'made_by']);
  return await (before === undefined ? all : all.where('published_at', '<=', before))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** One notice, also before it is published. */
export async function selectKnownNotice(db: Connection, id: string): Promise<StoredNotice | undefined> {
  return await db
    .selectFrom('notices')
    .select(['id', 'title', 'summary', 'body', 'pinned', 'published_at', 'made_by'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Changes a notice. */
export async function updateNotice(tx: Tx, { id, ...notice }: Omit<StoredNotice, 'made_by'>): Promise<void> {
  await lockNotices(tx);
  await tx.updateTable('notices').set(notice).where('id', '=', id).execute();
  await placeNotices(tx);
}

/** Deletes a notice with its marks, and returns it; undefined if there is none. */
export async function deleteNotice(tx: Tx, id: string): Promise<Omit<StoredNotice, 'id'> | undefined> {
  await lockNotices(tx);
  const deleted = await tx
    .deleteFrom('notices')
    .where('id', '=', id)
    .returning(['title', 'summary', 'body', 'pinned', 'published_at', 'made_by'])
    .executeTakeFirst();
  if (deleted) await placeNotices(tx);
  return deleted;
}

/** Adds a notice; false if it exists already. */
export async function insertNotice(tx: Tx, notice: StoredNotice): Promise<boolean> {
  await lockNotices(tx);
  const added = await tx
    .insertInto('notices')
    .values(notice)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await placeNotices(tx);
  return added !== undefined;
}

/** Lets only one operator at a time add or delete notices. Readers don't wait. */
async function lockNotices(tx: Tx): Promise<void> {
  await sql`lock table notices in share row exclusive mode`.execute(tx);
}

/** Numbers the places of all notices again, in the order of their publication. */
async function placeNotices(tx: Tx): Promise<void> {
  await sql`
    update notices set place = counted.place
    from (select id, row_number() over (order by published_at, id)::int as place from notices) counted
    where notices.id = counted.id and notices.place <> counted.place`.execute(tx);
}

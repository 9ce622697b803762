import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import { placedRead } from '../../platform/database/placed-read.ts';
import { unreadNotices } from './notice-marks.ts';

export interface MessageRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  read_at: Date | null;
  created_at: Date;
}

/** Adds a message; false when the member has one of the same cause. */
export async function insertMessage(
  tx: Transaction<Schema>,
  message: Omit<MessageRow, 'read_at'> & { member_id: string; cause_key: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'cause_key']).where('cause_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function countUnreadMessages(db: Connection, memberId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks some messages of a member, or all up to a time, as read. */
export async function markMessages(
  db: Connection,
  memberId: string,
  which: { ids: readonly string[] } | { before: Date },
  at: Date,
): Promise<void> {
  const unread = db
    .updateTable('messages')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  await (
    'ids' in which
      ? unread.where(sql<boolean>`id = any(${[...which.ids]}::uuid[])`)
      : unread.where('created_at', '<=', which.before)
  ).execute();
}

/** Marks as unread again what was marked as read at this very moment. */
export async function unmarkMessages(db: Connection, memberId: string, readAt: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ read_at: null })
    .where('member_id', '=', memberId)
    .where('read_at', '=', readAt)
    .execute();
}

/** Deletes up to `count` messages from before a moment. Returns how many. */
export async function deleteMessagesBefore(db: Connection, before: Date, count: number): Promise<number> {
  const { rows } = await sql`
    delete from messages where ctid = any(array(
      select ctid from messages where created_at < ${before} order by created_at limit ${count}
    )) returning id`.execute(db);
  return rows.length;
}

export interface Unread {
  messages: number;
  notices: number;
  latest: Date | null;
}

const NOTHING: Unread = { messages: 0, notices: 0, latest: null };

const readUnread = placedRead<{ memberId: string; now: Date }, Unread, Unread>({
  types: 'member_id uuid, now timestamptz',
  columns: ({ memberId, now }) => ({ member_id: memberId, now }),
  select: (asked) => sql`
    select asked.place, m.unread as messages, n.unread as notices, greatest(m.latest, n.latest) as latest
    from ${asked}
    cross join lateral (
      select count(*)::int as unread, max(created_at) as latest from messages
      where member_id = asked.member_id and read_at is null
    ) m
    cross join lateral (${unreadNotices(sql.ref('asked.member_id'), sql.ref<Date>('asked.now'))}) n`,
  found: ([row]) =>
    row === undefined ? NOTHING : { messages: row.messages, notices: row.notices, latest: row.latest },
});

/**
 * How many messages and notices a member has not read, and when the latest of them came. Calls that come together share one
 * statement.
 */
export async function selectUnread(db: Connection, memberId: string, now: Date): Promise<Unread> {
  return await readUnread(db, { memberId, now });
}

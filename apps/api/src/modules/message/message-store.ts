import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { placedRead } from '../../platform/database/placed-read.ts';
import { unreadNotices } from './notice-mark-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface MessageRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  read_at: Date | null;
  created_at: Date;
}

/** Adds a message; false if the member has one with the same cause. */
export async function insertMessage(
  tx: Tx,
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

/** Selects messages by their ids, by their links, or all up to a time. */
export type MessageSelection = { ids: readonly string[] } | { links: readonly string[] } | { before: Date };

/** Marks messages of a member as read. Returns how many were unread. */
export async function markMessages(
  db: Connection,
  memberId: string,
  which: MessageSelection,
  at: Date,
): Promise<number> {
  const unread = db
    .updateTable('messages')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  const chosen =
    'before' in which
      ? unread.where('created_at', '<=', which.before)
      : unread.where(
          'ids' in which
            ? sql<boolean>`id = any(${[...which.ids]}::uuid[])`
            : sql<boolean>`link = any(${[...which.links]}::text[])`,
        );
  const { numUpdatedRows } = await chosen.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Marks messages as unread again that were marked as read at exactly this time. Returns whether there were any. */
export async function unmarkMessages(db: Connection, memberId: string, readAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: null })
    .where('member_id', '=', memberId)
    .where('read_at', '=', readAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes up to `count` messages from before a given time. Returns how many. */
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
  /** The links of the newest unread messages, each page once. */
  links: string[];
}

const NOTHING: Unread = { messages: 0, notices: 0, latest: null, links: [] };

/** The number of unread messages whose links are read. */
const LINKED = 50;

const readUnread = placedRead<{ memberId: string; now: Date }, Unread, Unread>({
  types: 'member_id uuid, now timestamptz',
  columns: ({ memberId, now }) => ({ member_id: memberId, now }),
  select: (asked) => sql`
    select asked.place, m.unread as messages, n.unread as notices, greatest(m.latest, n.latest) as latest, l.links
    from ${asked}
    cross join lateral (
      select count(*)::int as unread, max(created_at) as latest from messages
      where member_id = asked.member_id and read_at is null
    ) m
    cross join lateral (
      select coalesce(jsonb_agg(distinct link), '[]') as links from (
        select link from messages
        where member_id = asked.member_id and read_at is null
        order by created_at desc limit ${LINKED}
      ) newest
      where link is not null
    ) l
    cross join lateral (${unreadNotices(sql.ref('asked.member_id'), sql.ref<Date>('asked.now'))}) n`,
  found: ([row]) =>
    row === undefined
      ? NOTHING
      : { messages: row.messages, notices: row.notices, latest: row.latest, links: row.links },
});

/**
 * How many messages and notices a member has not read, when the latest of them was written, and their links.
 * Simultaneous calls share one statement.
 */
export async function selectUnread(db: Connection, memberId: string, now: Date): Promise<Unread> {
  return await readUnread(db, { memberId, now });
}

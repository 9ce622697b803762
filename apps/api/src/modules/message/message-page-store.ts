import type { DataOf, MessageKind } from '@yayan/contract';
import { sql } from 'kysely';
import { JsonText } from '../../http/json-text.ts';
import { batchedRead } from '../../platform/database/batched-read.ts';
import type { Connection } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';

/** Messages that a page asks for. */
export interface AskedMessages {
  memberId: string;
  id: string | null;
  kind: MessageKind | null;
  unreadOnly: boolean;
  /** Only messages older than this id. */
  before: string | null;
  most: number;
}

export interface MessagePage {
  items: JsonText<DataOf<'listMessages'>['items']>;
  /** The oldest message of the page where there are older ones. */
  nextCursor: string | null;
  /** Of all messages. */
  unread: number;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** When a message `m` was written, as `Date` writes it: the microsecond makes PostgreSQL write all digits. */
const writtenAt = sql`
  left(to_json(date_trunc('milliseconds', m.created_at at time zone 'UTC') + interval '1 microsecond')::text, 24) || 'Z"'`;

/** A message `m` as the page gets it. `row_to_json` and `to_char` make the whole reading cost half as much again. */
const itemText = sql`
  '{"id":"' || m.id || '","kind":"' || m.kind || '","title":' || to_json(m.title)::text ||
  ',"body":' || to_json(m.body)::text || ',"link":' || coalesce(to_json(m.link)::text, 'null') ||
  case when m.read_at is null then ',"read":false' else ',"read":true' end ||
  ',"createdAt":' || ${writtenAt} || '}'`;

const isAskedFor = sql`
  m.member_id = asked.member_id and m.id between asked.oldest and asked.newest
  and (asked.before is null or m.id < asked.before)
  and (asked.kind is null or m.kind = asked.kind)
  and (not asked.unread_only or m.read_at is null)`;

const readPages = batchedRead<AskedMessages, MessagePage>((db) => async (asked) => {
  const { rows } = await sql<{ place: number; items: string | null; next: string | null; unread: number }>`
    select asked.place, page.items,
      case when page.length = asked.most and exists (
        select from messages m where ${isAskedFor} and m.id < page.oldest::uuid
      ) then page.oldest end as next,
      (select count(*)::int from messages u where u.member_id = asked.member_id and u.read_at is null) as unread
    from ${recordset(
      asked.map(({ memberId, id, kind, unreadOnly, before, most }, place) => ({
        place,
        member_id: memberId,
        oldest: id ?? FIRST_ID,
        newest: id ?? before ?? LAST_ID,
        before,
        kind,
        unread_only: unreadOnly,
        most,
      })),
      `asked (place integer, member_id uuid, oldest uuid, newest uuid, before uuid, kind text, unread_only boolean,
        most integer)`,
    )}
    cross join lateral (
      select string_agg(found.item, ',') as items, min(found.id collate "C") as oldest, count(*) as length
      from (
        select m.id::text, ${itemText} as item from messages m where ${isAskedFor}
        order by m.id desc limit asked.most
      ) found
    ) page`.execute(db);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, place) => {
    const { items = null, next = null, unread = 0 } = byPlace.get(place) ?? {};
    return { items: new JsonText(`[${items ?? ''}]`), nextCursor: next, unread };
  });
});

/**
 * A member's messages, newest first (ids grow with time), and how many are unread. Calls that come together share one
 * statement, which writes the messages as they are sent.
 */
export async function readMessagePage(db: Connection, asked: AskedMessages): Promise<MessagePage> {
  return await readPages(db, asked);
}

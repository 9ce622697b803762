import type { DataOf, MessageKind } from '@yayan/contract';
import { sql } from 'kysely';
import { JsonText } from '../../call/json-text.ts';
import type { Connection } from '../../platform/database/database.ts';
import { placedRead } from '../../platform/database/placed-read.ts';

/** The messages that a page requests. */
export interface MessagePageQuery {
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
  /** The oldest message of the page if there are older ones. */
  nextCursor: string | null;
  /** The number of all unread messages. */
  unread: number;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** When a message `m` was written, as `Date` writes it: the added microsecond makes PostgreSQL write all digits. */
const writtenAt = sql`
  left(to_json(date_trunc('milliseconds', m.created_at at time zone 'UTC') + interval '1 microsecond')::text, 24) || 'Z"'`;

/** The first characters of each message's JSON text. No title or body contains them, because JSON escapes quotes. */
const OPENING = '{"id":"';
const ID_LENGTH = FIRST_ID.length;

/** A message `m` as the page receives it. `row_to_json` and `to_char` would make the read half as expensive again. */
const itemText = sql`
  concat(${sql.lit(OPENING)}, m.id, '","kind":"', m.kind, '","title":', to_json(m.title), ',"body":', to_json(m.body),
    ',"link":', coalesce(to_json(m.link), 'null'::json),
    case when m.read_at is null then ',"read":false,"createdAt":' else ',"read":true,"createdAt":' end, ${writtenAt}, '}')`;

const isAskedFor = sql`
  m.member_id = asked.member_id and m.id between asked.oldest and asked.newest
  and (asked.before is null or m.id < asked.before)
  and (asked.kind is null or m.kind = asked.kind)
  and (not asked.unread_only or m.read_at is null)`;

interface Row {
  place: number;
  /** One more than requested, if there are older ones. */
  items: string | null;
  length: number;
  unread: number;
}

const readPages = placedRead<MessagePageQuery, Row, MessagePage>({
  types: `member_id uuid, oldest uuid, newest uuid, before uuid, kind text, unread_only boolean, most integer`,
  columns: ({ memberId, id, kind, unreadOnly, before, most }) => ({
    member_id: memberId,
    oldest: id ?? FIRST_ID,
    newest: id ?? before ?? LAST_ID,
    before,
    kind,
    unread_only: unreadOnly,
    most,
  }),
  select: (asked) => sql`
    select asked.place, page.items, page.length,
      (select count(*)::int from messages u where u.member_id = asked.member_id and u.read_at is null) as unread
    from ${asked}
    cross join lateral (
      select string_agg(found.item, ',') as items, count(*)::int as length
      from (
        select ${itemText} as item from messages m where ${isAskedFor}
        order by m.id desc limit asked.most + 1
      ) found
    ) page`,
  found: ([row], { most }) => {
    const { items = null, length = 0, unread = 0 } = row ?? {};
    if (items === null || length <= most)
      return { items: new JsonText(`[${items ?? ''}]`), nextCursor: null, unread };
    const kept = items.slice(0, items.lastIndexOf(`,${OPENING}`));
    const oldest = kept.lastIndexOf(OPENING) + OPENING.length;
    return { items: new JsonText(`[${kept}]`), nextCursor: kept.slice(oldest, oldest + ID_LENGTH), unread };
  },
});

/**
 * A member's messages, newest first (ids grow with time), and how many are unread. Simultaneous calls share one
 * statement, which returns the messages as the JSON text that is sent.
 */
export async function readMessagePage(db: Connection, asked: MessagePageQuery): Promise<MessagePage> {
  return await readPages(db, asked);
}

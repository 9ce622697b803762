import type { DataOf } from '@yayan/contract';
import { z } from 'zod';
import { cutPage } from '../../platform/page.ts';
import type { Call } from '../../call/call.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Platform } from '../../platform/platform.ts';
import { readRichText } from '../../platform/rich-text/rich-text.ts';
import { publishToMember } from './live-stream.ts';
import { selectUnread } from './message-store.ts';
import { deleteCoveredReads, markNotices, markNoticesThrough } from './notice-mark-store.ts';
import { type NoticePlace, type NoticeRow, selectNotices } from './notice-store.ts';

type Reader = Pick<Platform, 'database' | 'clock'>;

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** A page of notices, newest first: the unread ones, or all. */
export async function listUnreadNotices(
  { database, clock }: Reader,
  { caller: { memberId }, query }: Pick<Call<'listUnreadNotices'>, 'caller' | 'query'>,
): Promise<DataOf<'listUnreadNotices'>> {
  const { all = false, cursor, limit = 20 } = query;
  const now = clock.now();
  const before = cursor === undefined ? null : placeOf(cursor);
  const filter = { unreadOnly: !all, before, count: limit + 1, now };
  const rows = await selectNotices(database.read, memberId, filter);
  const { items, nextCursor } = cutPage(
    rows,
    limit,
    ({ published_at, id }) => `${published_at.toISOString()}_${id}`,
  );
  const { notices } = await selectUnread(database.read, memberId, now);
  return {
    items: items.map(summaryOf),
    nextCursor,
    unread: notices,
  };
}

/** One notice with its text. Refuses with NOT_FOUND before it is published. */
export async function getNotice(
  { database, clock }: Reader,
  { caller: { memberId }, params: { id } }: Pick<Call<'getNotice'>, 'caller' | 'params'>,
): Promise<DataOf<'getNotice'>> {
  const filter = { id, unreadOnly: false, before: null, count: 1, now: clock.now() };
  const [row] = await selectNotices(database.read, memberId, filter);
  if (row === undefined) return refuse('NOT_FOUND');
  const { title, body, pinned, read, published_at } = row;
  return { id, title, body: readRichText(body), pinned, read, publishedAt: published_at.toISOString() };
}

/** Marks notices as read by a member, notifies their open pages (rule 7.24), and returns how many are unread. */
export async function readNotices(
  platform: Pick<Platform, 'database' | 'clock' | 'events'>,
  { caller: { memberId }, body }: Pick<Call<'readNotices'>, 'caller' | 'body'>,
): Promise<DataOf<'readNotices'>> {
  const { database, clock } = platform;
  const now = clock.now();
  await database.transaction(async (tx) => {
    const isNew =
      body.scope === 'some'
        ? await markNotices(tx, memberId, body.ids, now)
        : await markNoticesThrough(tx, memberId, new Date(body.before), now);
    if (isNew) await publishToMember(platform, tx, memberId, { kind: 'notice' });
  });
  await deleteCoveredReads(database.read, memberId, now);
  const { notices } = await selectUnread(database.read, memberId, now);
  return { unread: notices, readAt: now.toISOString() };
}

function placeOf(cursor: string): NoticePlace {
  const { data } = cursorSchema.safeParse(cursor.split('_'));
  return data ? { publishedAt: new Date(data[0]), id: data[1] } : refuse('MALFORMED');
}

function summaryOf({
  id,
  title,
  summary,
  pinned,
  read,
  published_at,
}: NoticeRow): DataOf<'listUnreadNotices'>['items'][number] {
  return { id, title, summary, pinned, read, publishedAt: published_at.toISOString() };
}

import type { BodyOf, DataOf, QueryOf } from '@yayan/contract';
import { z } from 'zod';
import { refuse } from '../../errors/api-fault.ts';
import { type JsonText, objectText } from '../../http/json-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { countUnreadMessages, markMessages, selectUnread, unmarkMessages } from './message-store.ts';
import { readMessagePage } from './message-page-store.ts';
import { unmarkNotices } from './notice-marks.ts';

/** The page offers an undo for 5 seconds; the rest is for a slow network. */
const UNDO_MS = 10_000;

type Reader = Pick<Platform, 'database' | 'clock'>;

/** How much is unread. Refuses with NOTHING_NEW, which pages don't show, when there is nothing. */
export async function checkNewMessages(
  { database, clock }: Reader,
  memberId: string,
): Promise<DataOf<'checkNewMessages'>> {
  const { messages, notices, latest } = await selectUnread(database.read, memberId, clock.now());
  if (latest === null) return refuse('NOTHING_NEW');
  return { messages, notices, latestAt: latest.toISOString() };
}

/** A page of a member's messages, newest first. */
export async function listMessages(
  { database }: Reader,
  memberId: string,
  { id, kind, unread = false, cursor, limit = 20 }: QueryOf<'listMessages'>,
): Promise<JsonText<DataOf<'listMessages'>>> {
  const before = cursor === undefined ? null : (z.uuid().safeParse(cursor).data ?? refuse('MALFORMED'));
  const page = await readMessagePage(database.read, {
    memberId,
    id: id ?? null,
    kind: kind ?? null,
    unreadOnly: unread,
    before,
    most: limit,
  });
  return objectText<DataOf<'listMessages'>>(page);
}

/** Marks a member's messages as read and returns how many are unread. Skips messages of others. */
export async function readMessages(
  { database, clock }: Reader,
  memberId: string,
  body: BodyOf<'readMessages'>,
): Promise<DataOf<'readMessages'>> {
  const which = body.scope === 'some' ? { ids: body.ids } : { before: new Date(body.before) };
  const readAt = clock.now();
  await markMessages(database.read, memberId, which, readAt);
  return { unread: await countUnreadMessages(database.read, memberId), readAt: readAt.toISOString() };
}

/** Undoes one marking of messages or notices, named by its moment (rule 7.8). Refuses with UNDO_TOO_LATE. */
export async function undoRead(
  { database, clock }: Reader,
  memberId: string,
  { of, readAt }: BodyOf<'undoRead'>,
): Promise<DataOf<'undoRead'>> {
  const at = new Date(readAt);
  const now = clock.now();
  if (now.getTime() - at.getTime() > UNDO_MS) return refuse('UNDO_TOO_LATE');
  const unmark = of === 'messages' ? unmarkMessages : unmarkNotices;
  await unmark(database.read, memberId, at);
  const unread = await selectUnread(database.read, memberId, now);
  return { unread: unread[of] };
}

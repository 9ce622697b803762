import type { BodyOf, DataOf } from '@yayan/contract';
import { z } from 'zod';
import type { Call } from '../../call/call.ts';
import { refuse } from '../../errors/api-fault.ts';
import { type JsonText, objectText } from '../../call/json-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishToMember } from './live-stream.ts';
import {
  countUnreadMessages,
  markMessages,
  selectUnread,
  unmarkMessages,
  type MessageSelection,
} from './message-store.ts';
import { readMessagePage } from './message-page-store.ts';
import { unmarkNotices } from './notice-mark-store.ts';

/** The page offers an undo for 5 seconds. The longer time allows for a slow network. */
const UNDO_MS = 10_000;

type Reader = Pick<Platform, 'database' | 'clock'>;
type Marker = Pick<Platform, 'database' | 'clock' | 'events'>;

/** The numbers of unread messages and notices. Refuses with NOTHING_NEW, which pages don't show, if there are none. */
export async function checkNewMessages(
  { database, clock }: Reader,
  { caller: { memberId } }: Pick<Call<'checkNewMessages'>, 'caller'>,
): Promise<DataOf<'checkNewMessages'>> {
  const { messages, notices, latest, links } = await selectUnread(database.read, memberId, clock.now());
  if (latest === null) return refuse('NOTHING_NEW');
  return { messages, notices, latestAt: latest.toISOString(), links };
}

/** A page of a member's messages, newest first. */
export async function listMessages(
  { database }: Reader,
  { caller: { memberId }, query }: Pick<Call<'listMessages'>, 'caller' | 'query'>,
): Promise<JsonText<DataOf<'listMessages'>>> {
  const { id, kind, unread = false, cursor, limit = 20 } = query;
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

function whichOf(body: BodyOf<'readMessages'>): MessageSelection {
  if (body.scope === 'some') return { ids: body.ids };
  return body.scope === 'linked' ? { links: body.links } : { before: new Date(body.before) };
}

/**
 * Marks a member's messages as read, notifies their open pages (rule 7.24), and returns how many are unread. Skips
 * other members' messages.
 */
export async function readMessages(
  platform: Marker,
  { caller: { memberId }, body }: Pick<Call<'readMessages'>, 'caller' | 'body'>,
): Promise<DataOf<'readMessages'>> {
  const { database, clock } = platform;
  const readAt = clock.now();
  await database.transaction(async (tx) => {
    const marked = await markMessages(tx, memberId, whichOf(body), readAt);
    if (marked > 0) await publishToMember(platform, tx, memberId, { kind: 'message' });
  });
  return { unread: await countUnreadMessages(database.read, memberId), readAt: readAt.toISOString() };
}

/** Undoes one marking of messages or notices, identified by its time (rule 7.8). Refuses with UNDO_TOO_LATE. */
export async function undoRead(
  platform: Marker,
  { caller: { memberId }, body: { of, readAt } }: Pick<Call<'undoRead'>, 'caller' | 'body'>,
): Promise<DataOf<'undoRead'>> {
  const { database, clock } = platform;
  const at = new Date(readAt);
  const now = clock.now();
  if (now.getTime() - at.getTime() > UNDO_MS) return refuse('UNDO_TOO_LATE');
  const unmark = of === 'messages' ? unmarkMessages : unmarkNotices;
  await database.transaction(async (tx) => {
    const kind = of === 'messages' ? 'message' : 'notice';
    if (await unmark(tx, memberId, at)) await publishToMember(platform, tx, memberId, { kind });
  });
  const unread = await selectUnread(database.read, memberId, now);
  return { unread: unread[of] };
}

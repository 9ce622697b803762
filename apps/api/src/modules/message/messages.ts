import type { BodyOf, DataOf, MessageKind, QueryOf } from '@yayan/contract';
import { z } from 'zod';
import { refuse } from '../../errors/api-fault.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countUnreadMessages,
  markMessages,
  selectMessages,
  selectUnread,
  type MessageRow,
} from './message-store.ts';

type Reader = Pick<Platform, 'database' | 'clock'>;
type Message = DataOf<'listMessages'>['items'][number];

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
): Promise<DataOf<'listMessages'>> {
  const before = cursor === undefined ? null : (z.uuid().safeParse(cursor).data ?? refuse('MALFORMED'));
  const filter = { ...(id && { id }), ...(kind && { kind }), unreadOnly: unread, before, count: limit + 1 };
  const rows = await selectMessages(database.read, memberId, filter);
  const items = rows.slice(0, limit);
  return {
    items: items.map(messageOf),
    nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    unread: await countUnreadMessages(database.read, memberId),
  };
}

/** Marks a member's messages as read and returns how many are unread. Skips messages of others. */
export async function readMessages(
  { database, clock }: Reader,
  memberId: string,
  body: BodyOf<'readMessages'>,
): Promise<DataOf<'readMessages'>> {
  const which = body.scope === 'some' ? { ids: body.ids } : { before: new Date(body.before) };
  await markMessages(database.read, memberId, which, clock.now());
  return { unread: await countUnreadMessages(database.read, memberId) };
}

function messageOf({ id, kind, title, body, link, read_at, created_at }: MessageRow): Message {
  return {
    id,
    kind: kind as MessageKind, // Only templates name it.
    title,
    body,
    link,
    read: read_at !== null,
    createdAt: created_at.toISOString(),
  };
}

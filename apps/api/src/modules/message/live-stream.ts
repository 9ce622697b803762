import type { LiveKind } from '@yayan/contract';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { LiveMessage } from '../../http/call.ts';
import type { Caller, GroupCaller } from '../../http/caller.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { groupTopic } from '../group/live/notifications.ts';
import { sessionEndTopic } from '../identity/sessions/end-sessions.ts';
import type { Sessions } from '../identity/sessions/sessions.ts';
import { liveQueue } from './live-queue.ts';

/** News of a member's own affairs: what has changed, by id only. */
export interface MemberNews {
  kind: Exclude<LiveKind, 'group' | 'reset'>;
  /** The message, notice, order or participation. */
  subjectId?: string;
}

export interface LiveParts {
  platform: Pick<Platform, 'events' | 'clock' | 'random' | 'log'>;
  sessions: Pick<Sessions, 'expiryOf'>;
  /** What of a group's news someone in it may hear, or null for none of it (default: everything). */
  groupNews?: (caller: GroupCaller, news: unknown) => Promise<unknown>;
}

export interface LiveRequest {
  caller: Caller;
  topics: readonly LiveKind[] | undefined;
  lastEventId: string | null;
  signal: AbortSignal;
}

const memberNews = z.object({
  kind: z.enum(['balance', 'message', 'notice', 'order', 'participation']),
  at: z.iso.datetime(),
  subjectId: z.string().max(64).optional(),
});

const memberTopic = (memberId: string): string => `member:${memberId}`;
/** News for every member, for example of a notice. */
const EVERYONE = 'members';

/** Tells a member's open pages that something changed, when the transaction commits. */
export async function tellMember(
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  tx: Transaction<Schema>,
  memberId: string,
  news: MemberNews,
): Promise<void> {
  await events.publishIn(tx, memberTopic(memberId), { ...news, at: clock.now().toISOString() });
}

/** The same for all members at once. */
export async function tellEveryone(
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  tx: Transaction<Schema>,
  news: MemberNews,
): Promise<void> {
  await events.publishIn(tx, EVERYONE, { ...news, at: clock.now().toISOString() });
}

/**
 * Live news for one open page, until it goes away, its session ends or its token expires. Events are not kept, so that
 * one who comes back, or had news while it was on its way here, is told by `reset` to fetch everything anew.
 */
export async function streamLive(
  parts: LiveParts,
  request: LiveRequest,
): Promise<AsyncIterable<LiveMessage>> {
  const { events, clock, random } = parts.platform;
  const { caller, topics, lastEventId, signal } = request;
  const message = (event: LiveKind, data: unknown): LiveMessage => ({ id: random.uuid(), event, data });
  const queue = liveQueue(() => message('reset', { kind: 'reset', at: clock.now().toISOString() }));
  const push = (event: LiveKind, data: unknown): void => {
    if (event === 'reset' || topics === undefined || topics.includes(event)) queue.push(message(event, data));
  };

  const expiry = await parts.sessions.expiryOf(caller.sessionId);
  const timer = setTimeout(queue.end, Math.max(0, expiry.getTime() - clock.now().getTime()));
  timer.unref();
  const heard = caller.kind === 'member' ? hearingMember(push) : hearingGroup(parts, caller, push);
  const heardTopics = topicsOf(caller);
  const endings = [
    ...heardTopics.map((topic) => events.subscribe(topic, heard)),
    events.subscribe(sessionEndTopic(caller.sessionId), queue.end),
  ];
  signal.addEventListener('abort', queue.end, { once: true });
  if (signal.aborted) queue.end();
  if (lastEventId !== null || heardTopics.some((topic) => events.hadNews(topic)))
    push('reset', { kind: 'reset', at: clock.now().toISOString() });

  return untilDone(queue.messages, () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', queue.end);
    for (const stop of endings) stop();
  });
}

const topicsOf = (caller: Caller): string[] =>
  caller.kind === 'member' ? [memberTopic(caller.memberId), EVERYONE] : [groupTopic(caller.groupId)];

type Push = (event: LiveKind, data: unknown) => void;
type Hear = (payload: unknown) => void;

const hearingMember =
  (push: Push): Hear =>
  (payload) => {
    const { data: news } = memberNews.safeParse(payload);
    if (news) push(news.kind, news);
  };

function hearingGroup({ platform, groupNews }: LiveParts, caller: GroupCaller, push: Push): Hear {
  // One after the other, so that news arrives in its order although the group is asked about each.
  let last = Promise.resolve();
  return (payload) => {
    last = last.then(async () => {
      try {
        const news = groupNews ? await groupNews(caller, payload) : payload;
        if (news !== null) push('group', news);
      } catch (err) {
        platform.log.warn({ err, topic: 'group' }, 'news of a group could not be told');
        push('reset', { kind: 'reset', at: platform.clock.now().toISOString() });
      }
    });
  };
}

async function* untilDone<T>(items: AsyncIterable<T>, done: () => void): AsyncGenerator<T> {
  try {
    yield* items;
  } finally {
    done();
  }
}

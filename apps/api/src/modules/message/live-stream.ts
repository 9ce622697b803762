import type { LiveKind } from '@yayan/contract';
import { z } from 'zod';
import type { Call, LiveStream } from '../../call/call.ts';
import type { GroupCaller } from '../../call/caller.ts';
import { eventBytes } from '../../call/live-message.ts';
import type { LiveEvent } from '../../platform/events/events.ts';
import { onceFor } from '../../platform/once-for.ts';
import type { Platform } from '../../platform/platform.ts';
import { liveQueue } from './live-queue.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** An event for one member: what changed, by id only. */
export interface MemberEvent {
  kind: Exclude<LiveKind, 'group' | 'reset'>;
  /** The id of the message, notice, order or participation. */
  subjectId?: string;
}

export interface LiveDeps {
  platform: Pick<Platform, 'events' | 'clock' | 'random' | 'log'>;
  sessions: SignInLife;
  groupFeed: GroupFeed;
}

/** How long a stream may stay open: no longer than the sign-in that opened it. */
export interface SignInLife {
  /** When the newest access token of a sign-in expires. */
  expiryOf(sessionId: string): Promise<Date>;
  /** Calls `ended` when the sign-in ends. Returns a function that stops listening. */
  onEnd(sessionId: string, ended: () => void): () => void;
}

/** The live events of discussion groups, as the group module filters them for each person. */
export interface GroupFeed {
  /**
   * Calls the page with the events that this person may see from now on, in order. Returns a function that stops it.
   */
  listen(
    who: Pick<GroupCaller, 'groupId' | 'groupMemberId'>,
    page: {
      onEvent(event: object): void;
      /** Events were lost, so the page must fetch everything again. */
      onGap(): void;
    },
  ): () => void;
  /** Whether the group had events so recently that a page that starts to listen may have missed them. */
  hadEvents(groupId: string): boolean;
}

/** The parts of a call that open a stream. */
export type LiveRequest = Pick<Call<'streamLive'>, 'caller' | 'query' | 'lastEventId' | 'signal'>;

const memberNews = z.object({
  kind: z.enum(['balance', 'message', 'notice', 'order', 'participation']),
  at: z.iso.datetime(),
  subjectId: z.string().max(64).optional(),
});

const memberTopic = (memberId: string): string => `member:${memberId}`;

/** An event for one member's open pages. */
export const newsOf = (clock: Platform['clock'], memberId: string, news: MemberEvent): LiveEvent => ({
  topic: memberTopic(memberId),
  payload: { ...news, at: clock.now().toISOString() },
});
/** The topic of events for every member, for example of a new notice. */
const EVERYONE = 'members';

/** Notifies a member's open pages of a change, when the transaction commits. */
export async function publishToMember(
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  tx: Tx,
  memberId: string,
  news: MemberEvent,
): Promise<void> {
  const { topic, payload } = newsOf(clock, memberId, news);
  await events.publishIn(tx, topic, payload);
}

/** Notifies the open pages of all members of a change, when the transaction commits. */
export async function publishToEveryone(
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  tx: Tx,
  news: MemberEvent,
): Promise<void> {
  await events.publishIn(tx, EVERYONE, { ...news, at: clock.now().toISOString() });
}

/** An event in the format of the stream. Pages that receive the same object share the bytes and the id. */
interface FormattedEvent {
  kind: LiveKind;
  bytes: Uint8Array;
}

/** Formats events as bytes, each once for all pages of this server. */
const formatsOf = onceFor((random: Pick<Platform['random'], 'uuid'>) => {
  const format = (kind: LiveKind, data: object): FormattedEvent => ({
    kind,
    bytes: eventBytes({ id: random.uuid(), event: kind, data }),
  });
  return {
    format,
    ofGroup: onceFor((event: object) => format('group', event)),
    /** An event about a member; no format if the payload is something else. */
    ofMember: onceFor((payload: object): { news?: FormattedEvent } => {
      const { data: news } = memberNews.safeParse(payload);
      return news ? { news: format(news.kind, news) } : {};
    }),
  };
});

/**
 * Streams events to one open page until it closes, its session ends or its token expires. Events are not stored. So a
 * page that reconnects, or may have missed events while it connected, gets `reset` and fetches everything again.
 */
export async function streamLive(parts: LiveDeps, request: LiveRequest): Promise<LiveStream> {
  const { events, clock, random } = parts.platform;
  const { caller, query, lastEventId, signal } = request;
  const formats = formatsOf(random);
  const resetBytes = (): Uint8Array =>
    formats.format('reset', { kind: 'reset', at: clock.now().toISOString() }).bytes;
  const endings: (() => void)[] = [];
  const queue = liveQueue(resetBytes, () => {
    for (const stop of endings.splice(0)) stop();
  });
  const push: Push = ({ kind, bytes }) => {
    if (query.topics === undefined || query.topics.includes(kind)) queue.push(bytes);
  };
  const pushReset = (): void => queue.push(resetBytes());

  const expiry = await parts.sessions.expiryOf(caller.sessionId);
  const timer = setTimeout(queue.end, Math.max(0, expiry.getTime() - clock.now().getTime()));
  timer.unref();
  const source =
    caller.kind === 'member'
      ? listenAsMember(events, caller.memberId, (payload) => {
          const { news } = formats.ofMember(payload);
          if (news) push(news);
        })
      : listenInGroup(parts.groupFeed, caller, (event) => push(formats.ofGroup(event)), pushReset);
  endings.push(
    () => clearTimeout(timer),
    () => signal.removeEventListener('abort', queue.end),
    source.stop,
    parts.sessions.onEnd(caller.sessionId, queue.end),
  );
  signal.addEventListener('abort', queue.end, { once: true });
  if (signal.aborted) queue.end();
  if (lastEventId !== null || source.hadEvents) pushReset();
  return queue;
}

type Push = (event: FormattedEvent) => void;

/** The source of a page's events: how to stop listening, and whether events may have happened before it listened. */
interface Source {
  stop: () => void;
  hadEvents: boolean;
}

function listenAsMember(
  events: Platform['events'],
  memberId: string,
  onNews: (payload: object) => void,
): Source {
  const topics = [memberTopic(memberId), EVERYONE];
  const stops = topics.map((topic) =>
    events.subscribe(topic, (payload) => {
      if (typeof payload === 'object' && payload !== null) onNews(payload);
    }),
  );
  return {
    stop: () => {
      for (const stop of stops) stop();
    },
    hadEvents: topics.some((topic) => events.hadEvents(topic)),
  };
}

function listenInGroup(
  feed: GroupFeed,
  caller: GroupCaller,
  onEvent: (event: object) => void,
  onGap: () => void,
): Source {
  const stop = feed.listen(caller, { onEvent, onGap });
  return { stop, hadEvents: feed.hadEvents(caller.groupId) };
}

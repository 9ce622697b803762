import { identityPorts } from '../../../test/identity/identity-ports.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveStream } from '../../call/call.ts';
import type { GroupCaller, MemberCaller } from '../../call/caller.ts';
import { createIdentityParts, type Identity } from '../identity/identity-parts.ts';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import {
  type GroupFeed,
  streamLive,
  publishToMember,
  type LiveDeps,
  type LiveRequest,
} from './live-stream.ts';
import { liveQueue } from './live-queue.ts';
import { createMessages, type Messages } from './write-message.ts';

let system: TestPlatform;
let identity: Identity;
let messages: Messages;
beforeAll(async () => {
  system = await testPlatform();
  identity = createIdentityParts(system.platform, identityPorts);
  messages = createMessages(system.platform);
  await system.start();
});
afterAll(() => system.stop());

const newId = (): string => system.platform.random.uuid();
const silentFeed: GroupFeed = { listen: () => () => undefined, hadEvents: () => false };
const write = async (memberId: string, title: string): Promise<void> => {
  system.clock.advance(1_000);
  await system.platform.database.transaction((tx) =>
    messages.write(tx, {
      memberId,
      event: 'inviteEarned',
      key: newId(),
      data: { title, coins: 20, arrival: '预计明天到账' },
    }),
  );
};

/** An event as a page reads it. */
interface ReceivedEvent {
  event: string;
  data: unknown;
}

/** An open page. */
interface Page {
  /** The next event that it receives, `ended` after the last. */
  next(): Promise<ReceivedEvent | 'ended'>;
  leave(): void;
}

const parse = (bytes: Uint8Array): ReceivedEvent => {
  const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/mu.exec(Buffer.from(bytes).toString()) ?? [];
  return { event, data: JSON.parse(data) };
};

const read = (stream: LiveStream, leave: () => void): Page => {
  const heard: (ReceivedEvent | 'ended')[] = [];
  let wake = Promise.withResolvers<void>();
  const hear = (what: ReceivedEvent | 'ended'): boolean => {
    heard.push(what);
    wake.resolve();
    return true;
  };
  stream.start({ write: (bytes) => hear(parse(bytes)), end: () => hear('ended') });
  const next: Page['next'] = async () => {
    const first = heard.shift();
    if (first !== undefined) return first;
    wake = Promise.withResolvers();
    await wake.promise;
    return await next();
  };
  return { next, leave };
};

describe('live news', () => {
  const signIn = async (memberId: string): Promise<MemberCaller> => {
    const { token } = await system.platform.database.transaction((tx) =>
      identity.sessions.openSession(tx, { kind: 'member', memberId }, { device: 1, deviceId: null }),
    );
    const caller = await identity.sessions.authenticate(token);
    if (caller?.kind !== 'member') throw new Error('not signed in');
    return caller;
  };
  const enterGroup = async (groupId: string): Promise<GroupCaller> => {
    const subject = { kind: 'group', groupId, groupMemberId: newId(), role: 0 } as const;
    const { token } = await system.platform.database.transaction((tx) =>
      identity.sessions.openSession(tx, subject, { device: 1, deviceId: null }),
    );
    const caller = await identity.sessions.authenticate(token);
    if (caller?.kind !== 'group') throw new Error('not signed in');
    return caller;
  };
  const open = async (
    request: Pick<LiveRequest, 'caller'> & Partial<LiveRequest>,
    parts: Partial<LiveDeps> = {},
  ): Promise<Page> => {
    const gone = new AbortController();
    const stream = await streamLive(
      { platform: system.platform, sessions: identity.sessions, groupFeed: silentFeed, ...parts },
      { query: {}, lastEventId: null, signal: gone.signal, ...request },
    );
    return read(stream, () => gone.abort());
  };
  const tell = async (memberId: string, subjectId: string): Promise<void> =>
    await system.platform.database.transaction((tx) =>
      publishToMember(system.platform, tx, memberId, { kind: 'order', subjectId }),
    );
  const next = async (page: Page): Promise<ReceivedEvent | 'ended'> => await page.next();

  // Events of earlier tests are long past.
  beforeEach(() => system.clock.advance(60_000));

  test('a member hears of their own affairs, in order, and of nobody else’s', async () => {
    const caller = await signIn(newId());
    const stream = await open({ caller });
    await tell(newId(), 'theirs');
    await tell(caller.memberId, 'first');
    await tell(caller.memberId, 'second');
    expect(await next(stream)).toMatchObject({ event: 'order', data: { kind: 'order', subjectId: 'first' } });
    expect(await next(stream)).toMatchObject({
      event: 'order',
      data: { kind: 'order', subjectId: 'second' },
    });
    stream.leave();
  });

  test('a message to a member arrives as news without its text', async () => {
    const caller = await signIn(newId());
    const stream = await open({ caller });
    await write(caller.memberId, '到账了');
    const heard = await next(stream);
    expect(heard).toMatchObject({ event: 'message' });
    expect(JSON.stringify(heard)).not.toContain('到账了');
    stream.leave();
  });

  test('only the kinds asked for arrive', async () => {
    const caller = await signIn(newId());
    const stream = await open({ caller, query: { topics: ['message'] } });
    await tell(caller.memberId, 'order');
    await write(caller.memberId, '消息');
    expect(await next(stream)).toMatchObject({ event: 'message' });
    stream.leave();
  });

  test('a page that reconnects is told to fetch everything again', async () => {
    const stream = await open({
      caller: await signIn(newId()),
      lastEventId: '20481',
      query: { topics: ['message'] },
    });
    expect(await next(stream)).toMatchObject({ event: 'reset', data: { kind: 'reset' } });
    stream.leave();
  });

  test('who had news while they were on their way here is told to fetch everything anew, nobody else is', async () => {
    const [caller, other] = [await signIn(newId()), await signIn(newId())];
    const hearing = await open({ caller });
    await tell(caller.memberId, 'missed');
    expect(await next(hearing)).toMatchObject({ event: 'order' });
    const [late, unconcerned] = [await open({ caller }), await open({ caller: other })];
    await tell(caller.memberId, 'later');
    await tell(other.memberId, 'theirs');
    expect(await next(late)).toMatchObject({ event: 'reset', data: { kind: 'reset' } });
    expect(await next(late)).toMatchObject({ event: 'order', data: { subjectId: 'later' } });
    expect(await next(unconcerned)).toMatchObject({ event: 'order', data: { subjectId: 'theirs' } });
    for (const page of [hearing, late, unconcerned]) page.leave();
  });

  test('A15 a group token hears what the feed of its group says, and is told to fetch everything after a gap', async () => {
    const caller = await enterGroup(newId());
    const pages: Parameters<GroupFeed['listen']>[] = [];
    const stop = vi.fn();
    const groupFeed: GroupFeed = {
      listen: (...asked) => {
        pages.push(asked);
        return stop;
      },
      hadEvents: () => false,
    };
    const stream = await open({ caller }, { groupFeed });
    expect(pages.map(([who]) => who)).toMatchObject([
      { groupId: caller.groupId, groupMemberId: caller.groupMemberId },
    ]);
    const page = pages[0]?.[1];
    page?.onEvent({ kind: 'response.created' });
    page?.onGap();
    expect(await next(stream)).toMatchObject({ event: 'group', data: { kind: 'response.created' } });
    expect(await next(stream)).toMatchObject({ event: 'reset' });
    stream.leave();
    expect(stop).toHaveBeenCalledOnce();
  });

  test('A6 the stream ends with its session, on every server', async () => {
    const caller = await signIn(newId());
    const stream = await open({ caller });
    const ending = next(stream);
    await system.platform.database.transaction((tx) => identity.sessions.end(tx, caller.sessionId));
    expect(await ending).toBe('ended');
  });

  test('it ends when the page goes away and when the token has expired', async () => {
    const caller = await signIn(newId());
    const gone = new AbortController();
    const stream = await open({ caller, signal: gone.signal });
    const ending = next(stream);
    gone.abort();
    expect(await ending).toBe('ended');
    system.clock.advance(30 * 60_000);
    expect(await next(await open({ caller }))).toBe('ended');
  });

  test('who hears the same of a group is sent the same bytes', async () => {
    const pages: Parameters<GroupFeed['listen']>[1][] = [];
    const groupFeed: GroupFeed = {
      listen: (_who, page) => {
        pages.push(page);
        return () => undefined;
      },
      hadEvents: () => false,
    };
    const sent: Uint8Array[] = [];
    const caller = await enterGroup(newId());
    for (let count = 0; count < 2; count += 1) {
      const stream = await streamLive(
        { platform: system.platform, sessions: identity.sessions, groupFeed },
        { caller, query: {}, lastEventId: null, signal: new AbortController().signal },
      );
      stream.start({ write: (bytes) => sent.push(bytes) > 0, end: () => undefined });
    }
    const event = { kind: 'vote.cast' };
    for (const page of pages) page.onEvent(event);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
  });
});

describe('events on their way to a page', () => {
  const bytes = (text: string): Uint8Array => Buffer.from(text);
  /** A page that reads as long as its buffer has room. */
  const openQueue = () => {
    const queue = liveQueue(
      () => bytes('reset'),
      () => undefined,
    );
    const page = { heard: [] as string[], hasRoom: true, isOver: false };
    const start = (): void =>
      queue.start({
        write: (event) => {
          page.heard.push(Buffer.from(event).toString());
          return page.hasRoom;
        },
        end: () => (page.isOver = true),
      });
    return { queue, page, start };
  };

  test('a page that doesn’t read is told once to fetch everything again', () => {
    const { queue, page, start } = openQueue();
    for (let count = 0; count < 1_000; count += 1) queue.push(bytes(`news ${count}`));
    queue.end();
    start();
    expect(page.heard.length).toBeLessThanOrEqual(200);
    expect(page.heard[0]).toBe('reset');
    expect(page.heard.at(-1)).toBe('news 999');
    expect(page.isOver).toBe(true);
  });

  test('what a page has no room for waits, in order, and goes out before the end', () => {
    const { queue, page, start } = openQueue();
    start();
    page.hasRoom = false;
    for (const event of ['a', 'b', 'c']) queue.push(bytes(event));
    queue.end();
    queue.push(bytes('too late'));
    expect(page.heard).toEqual(['a']);
    queue.resume();
    expect(page).toMatchObject({ heard: ['a', 'b'], isOver: false });
    page.hasRoom = true;
    queue.resume();
    expect(page).toEqual({ heard: ['a', 'b', 'c'], hasRoom: true, isOver: true });
  });
});

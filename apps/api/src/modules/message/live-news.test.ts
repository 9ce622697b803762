import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveMessage } from '../../http/call.ts';
import type { GroupCaller, MemberCaller } from '../../http/caller.ts';
import { createIdentity, type Identity } from '../identity/identity.ts';
import { testPlatform, type TestPlatform } from '../../testing/system/test-platform.ts';
import {
  type GroupFeed,
  streamLive,
  publishToMember,
  type LiveDeps,
  type LiveRequest,
} from './live-stream.ts';
import { createMessages, type Messages } from './write-message.ts';

let system: TestPlatform;
let identity: Identity;
let messages: Messages;
beforeAll(async () => {
  system = await testPlatform();
  identity = createIdentity(system.platform);
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
  ): Promise<AsyncIterator<LiveMessage, undefined>> => {
    const messages = await streamLive(
      { platform: system.platform, sessions: identity.sessions, groupFeed: silentFeed, ...parts },
      { topics: undefined, lastEventId: null, signal: new AbortController().signal, ...request },
    );
    return messages[Symbol.asyncIterator]();
  };
  const tell = async (memberId: string, subjectId: string): Promise<void> =>
    await system.platform.database.transaction((tx) =>
      publishToMember(system.platform, tx, memberId, { kind: 'order', subjectId }),
    );
  const next = async (stream: AsyncIterator<LiveMessage, undefined>): Promise<LiveMessage | 'ended'> =>
    (await stream.next()).value ?? 'ended';

  // What earlier tests told is long ago.
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
    await stream.return?.();
  });

  test('a message to a member arrives as news without its text', async () => {
    const caller = await signIn(newId());
    const stream = await open({ caller });
    await write(caller.memberId, '到账了');
    const heard = await next(stream);
    expect(heard).toMatchObject({ event: 'message' });
    expect(JSON.stringify(heard)).not.toContain('到账了');
    await stream.return?.();
  });

  test('only the kinds asked for arrive', async () => {
    const caller = await signIn(newId());
    const stream = await open({ caller, topics: ['message'] });
    await tell(caller.memberId, 'order');
    await write(caller.memberId, '消息');
    expect(await next(stream)).toMatchObject({ event: 'message' });
    await stream.return?.();
  });

  test('a page that reconnects is told to fetch everything again', async () => {
    const stream = await open({ caller: await signIn(newId()), lastEventId: '20481', topics: ['message'] });
    expect(await next(stream)).toMatchObject({ event: 'reset', data: { kind: 'reset' } });
    await stream.return?.();
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
    for (const stream of [hearing, late, unconcerned]) await stream.return?.();
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
    await stream.return?.();
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

  test('a page that doesn’t read is told once to fetch everything again', async () => {
    const { liveQueue } = await import('./live-queue.ts');
    const message = (event: string): LiveMessage => ({ id: event, event, data: null });
    const queue = liveQueue(() => message('reset'));
    for (let count = 0; count < 1_000; count += 1) queue.push(message(`news ${count}`));
    queue.end();
    const heard: string[] = [];
    for await (const { event } of queue.messages) heard.push(event);
    expect(heard.length).toBeLessThanOrEqual(200);
    expect(heard[0]).toBe('reset');
    expect(heard.at(-1)).toBe('news 999');
  });
});

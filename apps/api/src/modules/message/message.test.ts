import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { checkNewMessages, listMessages, readMessages } from './messages.ts';
import { createMessages, type Messages } from './write-message.ts';
import { getNotice, listUnreadNotices, readNotices } from './notices.ts';
import { seedMessage } from '../../../demo/message/seed.ts';
import { byMember } from '../../../test/calls/by-member.ts';

let system: TestPlatform;
let messages: Messages;
beforeAll(async () => {
  system = await testPlatform();
  messages = createMessages(system.platform);
  await system.start();
  await seedMessage(system.platform);
  await seedMessage(system.platform);
});
afterAll(() => system.stop());

const newId = (): string => system.platform.random.uuid();
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

describe('messages', () => {
  test('nothing unread is NOTHING_NEW, which is silent', async () => {
    const memberId = newId();
    await readNotices(
      system.platform,
      byMember(memberId, { body: { scope: 'all', before: system.clock.now().toISOString() } }),
    );
    await expect(checkNewMessages(system.platform, byMember(memberId))).rejects.toMatchObject({
      name: 'NOTHING_NEW',
    });
    await write(memberId, '一');
    expect(await checkNewMessages(system.platform, byMember(memberId))).toEqual({
      messages: 1,
      notices: 0,
      latestAt: system.clock.now().toISOString(),
      links: ['/home/invite'],
    });
  });

  test('a message of a transaction that rolls back was never written', async () => {
    const memberId = newId();
    const failing = system.platform.database.transaction(async (tx) => {
      await messages.write(tx, {
        memberId,
        event: 'idChecked',
        key: 'id-check:1',
        data: { reason: null, adultOn: null },
      });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await listMessages(system.platform, byMember(memberId, { query: {} }))).read()).toEqual({
      items: [],
      nextCursor: null,
      unread: 0,
    });
  });

  test('one cause writes one message to a member, even when two servers tell of it at once', async () => {
    const [one, other] = [newId(), newId()];
    const tell = (memberId: string) =>
      system.platform.database.transaction((tx) =>
        messages.write(tx, {
          memberId,
          event: 'idChecked',
          key: 'id-check:1',
          data: { reason: null, adultOn: null },
        }),
      );
    const written = await Promise.all([tell(one), tell(one), tell(other)]);
    expect(written.filter((each) => each !== undefined)).toHaveLength(2);
    expect((await listMessages(system.platform, byMember(one, { query: {} }))).read().items).toMatchObject([
      { kind: 'account', title: '实名认证已通过', link: '/home/user#verify' },
    ]);
  });

  test('a message keeps every sign of its words, and its moment to the millisecond', async () => {
    const memberId = newId();
    const moments = [
      '2026-01-31T23:59:59.999Z',
      '2026-02-28T16:00:00.000Z',
      '2026-03-01T00:00:00.120Z',
      '2026-03-01T00:00:00.007Z',
    ];
    const said = { title: '“引号”"\\\n\t</script>', body: '第一行\n\u0001😀', link: '/task?a="b"' };
    await system.platform.database.read
      .insertInto('messages')
      .values(
        moments.map((at) => ({
          member_id: memberId,
          id: newId(),
          kind: 'coins',
          ...said,
          created_at: new Date(at),
        })),
      )
      .execute();
    const page = (
      await listMessages(system.platform, byMember(memberId, { query: { limit: moments.length } }))
    ).read();
    expect(page.items.map(({ createdAt }) => createdAt)).toEqual(moments.toReversed());
    for (const item of page.items) expect(item).toMatchObject({ kind: 'coins', ...said, read: false });
    expect(page).toMatchObject({ nextCursor: null, unread: moments.length });
  });

  test('pages go newest first, without gap or repetition', async () => {
    const memberId = newId();
    // The last message of the second page contains the first characters of a message's JSON text.
    for (const title of ['一', '二,{"id":"', '三,{"id":"', '四', '五']) await write(memberId, title);
    const first = (await listMessages(system.platform, byMember(memberId, { query: { limit: 2 } }))).read();
    const second = (
      await listMessages(
        system.platform,
        byMember(memberId, {
          query: {
            limit: 2,
            cursor: first.nextCursor ?? '',
          },
        }),
      )
    ).read();
    const third = (
      await listMessages(
        system.platform,
        byMember(memberId, {
          query: {
            limit: 2,
            cursor: second.nextCursor ?? '',
          },
        }),
      )
    ).read();
    const titles = [first, second, third].flatMap(({ items }) => items.map(({ body }) => body[0]));
    expect(titles).toEqual(['五', '四', '三', '二', '一']);
    expect(third.nextCursor).toBeNull();
    await expect(
      listMessages(system.platform, byMember(memberId, { query: { cursor: 'x' } })),
    ).rejects.toMatchObject({
      name: 'MALFORMED',
    });
  });

  test('reading marks one’s own messages only', async () => {
    const [mine, theirs] = [newId(), newId()];
    await write(mine, '我的');
    await write(theirs, '别人的');
    const { items } = (await listMessages(system.platform, byMember(theirs, { query: {} }))).read();
    const ids = items.map(({ id }) => id);
    expect(
      await readMessages(system.platform, byMember(mine, { body: { scope: 'some', ids } })),
    ).toMatchObject({ unread: 1 });
    expect(
      (await listMessages(system.platform, byMember(theirs, { query: { unread: true } }))).read(),
    ).toMatchObject({
      unread: 1,
      items: [{}],
    });
    expect(
      (await listMessages(system.platform, byMember(mine, { query: { id: ids[0] ?? '' } }))).read(),
    ).toMatchObject({
      items: [],
    });
  });

  test('rule 7.24: opening a page reads the messages that lead to it, and one’s open pages hear of it', async () => {
    const [mine, theirs] = [newId(), newId()];
    for (const memberId of [mine, theirs]) await write(memberId, '邀请');
    const heard: unknown[] = [];
    const stop = system.platform.events.subscribe(`member:${mine}`, (event) => void heard.push(event));
    const links = ['/home/gold', '/home/invite'];
    expect(
      await readMessages(system.platform, byMember(mine, { body: { scope: 'linked', links } })),
    ).toMatchObject({
      unread: 0,
    });
    // The event of a new message has the message's id; the event of reading has none.
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'message', at: system.clock.now().toISOString() });
    stop();
    expect(await checkNewMessages(system.platform, byMember(mine))).toMatchObject({ messages: 0, links: [] });
    expect(await checkNewMessages(system.platform, byMember(theirs))).toMatchObject({ messages: 1 });
  });

  test('a message that arrives while all are marked as read stays unread', async () => {
    const memberId = newId();
    await write(memberId, '之前');
    const before = system.clock.now().toISOString();
    await write(memberId, '之后');
    expect(
      await readMessages(system.platform, byMember(memberId, { body: { scope: 'all', before } })),
    ).toMatchObject({
      unread: 1,
    });
  });
});

describe('notices', () => {
  test('are for everyone, once published, and each member reads them for themselves', async () => {
    const [one, other] = [newId(), newId()];
    const { items, unread } = await listUnreadNotices(system.platform, byMember(one, { query: {} }));
    expect(unread).toBe(3);
    expect(items.map(({ title }) => title)).toEqual([
      '关于答题中断后继续作答',
      '签到奖励说明',
      '芽言社区公约',
    ]);
    const ids = items.slice(0, 1).map(({ id }) => id);
    expect(await readNotices(system.platform, byMember(one, { body: { scope: 'some', ids } }))).toMatchObject(
      { unread: 2 },
    );
    expect(await readNotices(system.platform, byMember(one, { body: { scope: 'some', ids } }))).toMatchObject(
      { unread: 2 },
    );
    expect((await listUnreadNotices(system.platform, byMember(one, { query: {} }))).items).toHaveLength(2);
    expect(
      (await listUnreadNotices(system.platform, byMember(one, { query: { all: true } }))).items,
    ).toHaveLength(3);
    expect((await listUnreadNotices(system.platform, byMember(other, { query: {} }))).unread).toBe(3);
  });

  test('pages keep their place', async () => {
    const memberId = newId();
    const first = await listUnreadNotices(system.platform, byMember(memberId, { query: { limit: 2 } }));
    const second = await listUnreadNotices(
      system.platform,
      byMember(memberId, { query: { limit: 2, cursor: first.nextCursor ?? '' } }),
    );
    expect(second.items.map(({ title }) => title)).toEqual(['芽言社区公约']);
    await expect(
      listUnreadNotices(system.platform, byMember(memberId, { query: { cursor: '1_2' } })),
    ).rejects.toMatchObject({
      name: 'MALFORMED',
    });
  });

  test('one that is unknown is NOT_FOUND', async () => {
    await expect(
      getNotice(system.platform, byMember(newId(), { params: { id: newId() } })),
    ).rejects.toMatchObject({ name: 'NOT_FOUND' });
  });
});

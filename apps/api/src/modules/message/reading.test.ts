import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { deleteOldMessages, mailMessages } from './jobs.ts';
import { listMessages, readMessages, undoRead } from './messages.ts';
import { listUnreadNotices, readNotices } from './notices.ts';
import { setMessagePreference } from './preferences.ts';
import { publishNotice, withdrawNotice } from './publish-notice.ts';
import { createMessages, type Messages } from './write-message.ts';
import { byMember } from '../../../test/calls/by-member.ts';

let system: TestPlatform;
let messages: Messages;
beforeAll(async () => {
  system = await testPlatform();
  messages = createMessages(system.platform);
});
afterAll(() => system.stop());

const newId = (): string => system.platform.random.uuid();
const write = async (memberId: string, event: 'levelReached' | 'groupTakenOut' = 'levelReached') => {
  system.clock.advance(1000);
  await system.platform.database.transaction((tx) =>
    event === 'levelReached'
      ? messages.write(tx, { memberId, event, key: newId(), data: { level: '铜牌会员' } })
      : messages.write(tx, {
          memberId,
          event,
          key: newId(),
          data: { name: '早餐', reason: '复制', link: '/topic' },
        }),
  );
};
const now = () => system.clock.now().toISOString();
const unread = async (memberId: string) =>
  (await listMessages(system.platform, byMember(memberId, { query: {} }))).read().unread;

describe('rule 7.8: undoing 全部已读', () => {
  it('gives back what it marked, and nothing that was read before', async () => {
    const memberId = newId();
    for (const _each of [1, 2, 3]) await write(memberId);
    const [first] = (await listMessages(system.platform, byMember(memberId, { query: {} }))).read().items;
    await readMessages(
      system.platform,
      byMember(memberId, { body: { scope: 'some', ids: [first?.id ?? ''] } }),
    );
    system.clock.advance(1000);
    const { readAt } = await readMessages(
      system.platform,
      byMember(memberId, { body: { scope: 'all', before: now() } }),
    );
    system.clock.advance(5000);
    expect(await undoRead(system.platform, byMember(newId(), { body: { of: 'messages', readAt } }))).toEqual({
      unread: 0,
    });
    expect(await undoRead(system.platform, byMember(memberId, { body: { of: 'messages', readAt } }))).toEqual(
      { unread: 2 },
    );
  });

  it('is refused later', async () => {
    const memberId = newId();
    await write(memberId);
    const { readAt } = await readMessages(
      system.platform,
      byMember(memberId, { body: { scope: 'all', before: now() } }),
    );
    system.clock.advance(11_000);
    await expect(
      undoRead(system.platform, byMember(memberId, { body: { of: 'messages', readAt } })),
    ).rejects.toMatchObject({
      name: 'UNDO_TOO_LATE',
    });
    expect(await unread(memberId)).toBe(0);
  });

  it('works for notices, which are one row for everyone (rule 7.9)', async () => {
    const [one, other] = [newId(), newId()];
    const notice = { title: '维护', summary: '今晚', body: '正文', pinned: false };
    const id = await publishNotice(system.platform, notice, { by: '林晓' });
    const { readAt } = await readNotices(
      system.platform,
      byMember(one, { body: { scope: 'all', before: now() } }),
    );
    expect((await listUnreadNotices(system.platform, byMember(one, { query: {} }))).unread).toBe(0);
    expect((await listUnreadNotices(system.platform, byMember(other, { query: {} }))).unread).toBe(1);
    expect(await undoRead(system.platform, byMember(one, { body: { of: 'notices', readAt } }))).toEqual({
      unread: 1,
    });
    await withdrawNotice(system.platform, id);
    expect((await listUnreadNotices(system.platform, byMember(one, { query: {} }))).unread).toBe(0);
    const broken = { ...notice, body: '<b>正文</b>' };
    await expect(publishNotice(system.platform, broken, { by: '林晓' })).rejects.toMatchObject({
      name: 'CONTENT_TEXT_WRONG',
    });
  });
});

describe('rule 7.7: messages by mail', () => {
  it('each is mailed once, unless its kind was switched off; money and security can’t be', async () => {
    const mailed: string[] = [];
    const mail = async (_tx: unknown, _memberId: string, { title }: { title: string }) =>
      await Promise.resolve(void mailed.push(title));
    const memberId = newId();
    const reachable = async (_db: unknown, ids: readonly string[]) => await Promise.resolve(new Set(ids));
    const run = () => mailMessages(system.platform, { mail, reachable });
    await run();
    mailed.length = 0;
    await setMessagePreference(system.platform, byMember(memberId, { body: { kind: 'group', mail: false } }));
    await write(memberId);
    await write(memberId, 'groupTakenOut');
    await Promise.all([run(), run()]);
    await run();
    expect(mailed).toEqual(['你的等级升到“铜牌会员”']);
    for (const kind of ['coins', 'exchange', 'account'] as const)
      await expect(
        setMessagePreference(system.platform, byMember(memberId, { body: { kind, mail: false } })),
      ).rejects.toMatchObject({
        name: 'PREFERENCE_LOCKED',
      });
    const { items } = await setMessagePreference(
      system.platform,
      byMember(memberId, { body: { kind: 'group', mail: true } }),
    );
    expect(items.filter(({ mail: on }) => !on)).toEqual([]);
    await write(memberId);
    system.clock.advance(25 * 3_600_000);
    await run();
    expect(mailed).toHaveLength(1);
  });

  it('200 messages that can’t be mailed keep no other one waiting, and are tried again', async () => {
    const [broken, healthy] = [newId(), newId()];
    const mailed: string[] = [];
    let isAway = true;
    const mail = async (_tx: unknown, memberId: string) => {
      if (memberId === broken && isAway) throw new Error('The mailbox is full');
      await Promise.resolve(mailed.push(memberId));
    };
    const reachable = async (_db: unknown, ids: readonly string[]) => await Promise.resolve(new Set(ids));
    const run = () => mailMessages(system.platform, { mail, reachable });
    for (let count = 0; count < 200; count += 1) await write(broken);
    system.clock.advance(1_000);
    await write(healthy);
    await expect(run()).rejects.toThrow('could not be mailed');
    expect(mailed).toEqual([healthy]);
    isAway = false;
    await Promise.all([run(), run()]);
    expect(mailed.filter((memberId) => memberId === broken)).toHaveLength(200);
  });

  it('who has set no address is mailed nothing, not even what was written before they set one', async () => {
    const [reached, other] = [newId(), newId()];
    const mailed: string[] = [];
    const mail = async (_tx: unknown, memberId: string) => await Promise.resolve(void mailed.push(memberId));
    const run = (...ids: string[]) =>
      mailMessages(system.platform, { mail, reachable: async () => await Promise.resolve(new Set(ids)) });
    for (const memberId of [other, reached, other]) await write(memberId);
    await run(reached);
    expect(mailed).toEqual([reached]);
    await run(reached, other);
    expect(mailed).toEqual([reached]);
  });
});

it('rule 7.6: messages are kept for a year', async () => {
  const memberId = newId();
  await write(memberId);
  system.clock.advance(364 * 86_400_000);
  await write(memberId);
  await deleteOldMessages(system.platform);
  expect(await unread(memberId)).toBe(2);
  system.clock.advance(2 * 86_400_000);
  await deleteOldMessages(system.platform);
  expect(await unread(memberId)).toBe(1);
});

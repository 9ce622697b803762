import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { listMessages } from './messages.ts';
import { createMessages, type NewMessage } from './write-message.ts';
import { byMember } from '../../../test/calls/by-member.ts';

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
  await system.start();
});
afterAll(() => system.stop());

/** Events may arrive late on a busy machine. */
const patience = { timeout: 60_000 };

const newId = (): string => system.platform.random.uuid();
const letterTo = (memberId: string, title = '早餐'): NewMessage<'inviteEarned'> => ({
  memberId,
  event: 'inviteEarned',
  key: 'earned:1',
  data: { title, coins: 20, arrival: '预计明天到账' },
});
const writeAll = (letters: readonly NewMessage<'inviteEarned'>[]): Promise<void> =>
  system.platform.database.transaction((tx) => createMessages(system.platform).writeAll(tx, letters));
const countOf = async (table: 'messages' | 'message_deliveries'): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(system.platform.database.read);
  return rows[0]?.count ?? 0;
};

test('many members are told in one transaction: each once, on open pages too, and by mail later', async () => {
  const first = newId();
  const heard = vi.fn();
  const stop = system.platform.events.subscribe(`member:${first}`, heard);
  await writeAll([letterTo(first, '“一”\\n')]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), patience);
  const { items } = (await listMessages(system.platform, byMember(first, { query: {} }))).read();
  expect(heard).toHaveBeenCalledWith({
    kind: 'message',
    subjectId: items[0]?.id,
    at: system.clock.now().toISOString(),
  });
  expect(items[0]?.body).toContain('“一”\\n');

  const last = newId();
  const others = Array.from({ length: 600 }, () => letterTo(newId()));
  const hears = vi.fn();
  const stopLast = system.platform.events.subscribe(`member:${last}`, hears);
  await writeAll([letterTo(first), ...others, letterTo(last), letterTo(last)]);
  await writeAll([]);
  await vi.waitFor(() => expect(hears).toHaveBeenCalledTimes(1), patience);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await countOf('messages')).toBe(602);
  expect(await countOf('message_deliveries')).toBe(602);
  stop();
  stopLast();
});

test('a batch that rolls back told nobody', async () => {
  const memberId = newId();
  const failing = system.platform.database.transaction(async (tx) => {
    await createMessages(system.platform).writeAll(tx, [letterTo(memberId)]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect((await listMessages(system.platform, byMember(memberId, { query: {} }))).read().items).toEqual([]);
});

test('5,000 messages cost ten statements', async () => {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const { platform } = system;
  const messages = createMessages({
    ...platform,
    events: { ...platform.events, wakeAfter: () => undefined },
  });
  const letters = Array.from({ length: 5_000 }, () => letterTo(newId()));
  await platform.database.transaction((tx) => messages.writeAll(tx.withPlugin(counter), letters));
  expect(statements).toBe(10);
});

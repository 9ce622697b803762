import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { givePenalty } from '../../modules/feedback/module.ts';
import { openAccounts, transfer } from '../../modules/ledger/module.ts';
import { createMessages } from '../../modules/message/module.ts';
import { countReach } from './task-reach.ts';

const HANGZHOU = '330100';
const SHANGHAI = '310100';

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
});
afterAll(() => system.stop());

/** A member with a cat, with the quality that everyone starts with. */
const join = async ({ city, quality = 0 }: { city?: string; quality?: number } = {}): Promise<string> => {
  const { database, random, clock } = system.platform;
  const memberId = random.uuid();
  const at = clock.now();
  const answers = [['pets', 'cat'], ...(city === undefined ? [] : [['city', city]])];
  await database.transaction(async (tx) => {
    await openAccounts(tx, memberId, at);
    if (quality !== 0)
      await transfer(tx, {
        key: `prepared:${memberId}`,
        memberId,
        reason: 'corrected',
        cause: { kind: 'correction', id: memberId, title: '' },
        legs: [{ asset: 'quality', amount: quality, platform: 'issue' }],
        at,
      });
    for (const [key, value] of answers)
      await sql`insert into attribute_answers (member_id, key, choices, answered_at)
        values (${memberId}, ${key}, ${[value]}::text[], ${at})`.execute(tx);
  });
  return memberId;
};
const stop = async (memberId: string, step: 'reminder' | 'tasks' | 'blocked'): Promise<void> => {
  await givePenalty(
    { platform: system.platform, messages: createMessages(system.platform) },
    { memberId, step, rule: '一人一号', evidence: '三个账号', days: 7, by: '林晓' },
  );
};
const reach = async (cities: string[] = [], most = 100) =>
  await countReach(
    system.platform.database.read,
    {
      wanted: [{ kind: 'attribute', label: '宠物', key: 'pets', anyOf: ['cat'] }],
      cities,
      minimumQuality: 60,
    },
    { now: system.clock.now(), most },
  );

it('14.84 a task counts who could start it today, and each other member once, by the first cause', async () => {
  await join({ city: SHANGHAI });
  await join();
  await join({ city: HANGZHOU });
  await join({ quality: -21 });
  const penalised = await join({ city: HANGZHOU, quality: -21 });
  await stop(penalised, 'tasks');
  await stop(await join(), 'reminder');
  expect(await reach()).toEqual({
    matching: 6,
    matchingIsCapped: false,
    reachToday: {
      members: 4,
      hindered: [
        { cause: 'penalty', members: 1 },
        { cause: 'quality', members: 1 },
      ],
    },
  });
  // Whose city is unknown may start.
  expect((await reach(['上海']))?.reachToday).toEqual({
    members: 3,
    hindered: [
      { cause: 'penalty', members: 1 },
      { cause: 'quality', members: 1 },
      { cause: 'city', members: 1 },
    ],
  });
  expect(await reach([], 5)).toMatchObject({ matching: 5, matchingIsCapped: true });
  system.clock.advance(8 * 86_400_000);
  expect((await reach())?.reachToday.hindered).toEqual([{ cause: 'quality', members: 2 }]);
});

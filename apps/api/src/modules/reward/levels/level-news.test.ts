import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { settableClock } from '../../../../test/system/settable-clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { CREDIT_MARKS, transfer } from '../../ledger/module.ts';
import type { Messages } from '../../message/api.ts';
import { LEVELS } from './levels.ts';
import { writeLevelNews } from './level-news.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Collects what is written, once for each key as the real ones do. */
function collected() {
  const written = new Map<string, unknown>();
  const messages: Messages = {
    write: async (_tx, { memberId, key, data }) => {
      written.set(`${memberId} ${key}`, data);
      return undefined;
    },
  };
  return { written, messages };
}

const credit = (memberId: string, key: string, amount: number, kind: 'checkin' | 'participation', at: Date) =>
  database.transaction((tx) =>
    transfer(tx, {
      key,
      memberId,
      reason: 'earned',
      cause: { kind, id: key, title: key },
      legs: [{ asset: 'credit', amount, platform: 'issue' }],
      at,
    }),
  );

it('the marks of the ledger are those of the levels', () => {
  expect([0, ...CREDIT_MARKS]).toEqual(LEVELS.map(({ fromCredit }) => fromCredit));
});

it('rule 4.26: a level reached by anything but a task writes a message, once', async () => {
  const now = new Date(Date.now() + 60_000);
  const clock = settableClock(now);
  const { written, messages } = collected();
  const [byCheckin, byTask, below] = [systemRandom.uuid(), systemRandom.uuid(), systemRandom.uuid()];
  await credit(byCheckin, 'first', 99, 'checkin', now);
  await credit(byCheckin, 'second', 1, 'checkin', now);
  await credit(byTask, 'task', 150, 'participation', now);
  await credit(below, 'little', 50, 'checkin', now);
  await writeLevelNews({ database, clock, messages });
  await writeLevelNews({ database, clock, messages });
  expect([...written].map(([key, data]) => [key.split(' ')[0], data])).toEqual([
    [byCheckin, { level: '铜牌会员' }],
  ]);
});

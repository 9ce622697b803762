import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { settableClock } from '../../../../test/system/settable-clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { transfer } from '../../ledger/module.ts';
import type { Messages } from '../../message/api.ts';
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

type Credited = [memberId: string, key: string, amount: number, kind: 'checkin' | 'participation', at: Date];

const creditAll = (all: readonly Credited[]) =>
  database.transaction(async (tx) => {
    for (const [memberId, key, amount, kind, at] of all)
      await transfer(tx, {
        key,
        memberId,
        reason: 'earned',
        cause: { kind, id: key, title: key },
        legs: [{ asset: 'credit', amount, platform: 'issue' }],
        at,
      });
  });

const credit = (...one: Credited) => creditAll([one]);

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

it('rule 4.26: however many reach a level at once, one run writes to all of them', async () => {
  const now = new Date(Date.now() + 1_800_000);
  const clock = settableClock(now);
  const { written, messages } = collected();
  await writeLevelNews({ database, clock, messages });
  written.clear();
  const members = Array.from({ length: 401 }, () => systemRandom.uuid());
  await creditAll(members.map((memberId) => [memberId, 'many', 100, 'checkin', now]));
  await writeLevelNews({ database, clock, messages });
  expect(new Set([...written.keys()].map((key) => key.split(' ')[0]))).toEqual(new Set(members));
});

it('4.32 what was passed counts by the marks of its time, and a mark that moves writes to nobody', async () => {
  const moves = new Date(Date.now() + 3_600_000);
  const clock = settableClock(new Date(moves.getTime() - 120_000));
  const { written, messages } = collected();
  const [before, after, beyond, still] = Array.from({ length: 4 }, () => systemRandom.uuid());
  if (!before || !after || !beyond || !still) throw new Error('Four members');
  await writeLevelNews({ database, clock, messages });
  written.clear();
  await database.run(
    `insert into rule_numbers (id, name, value, holds_from, reason, made_by, made_at)
      values ($1, 'levelBronze', 150, $2, '试', 'admin', $3)`,
    [systemRandom.uuid(), moves, clock.now()],
  );
  const [sooner, later] = [new Date(moves.getTime() - 60_000), new Date(moves.getTime() + 60_000)];
  await credit(still, 'still', 120, 'participation', sooner);
  await credit(before, 'before', 110, 'checkin', sooner);
  await credit(after, 'after', 110, 'checkin', later);
  await credit(beyond, 'beyond', 160, 'checkin', later);
  clock.set(new Date(moves.getTime() + 120_000));
  await writeLevelNews({ database, clock, messages });
  expect(new Set([...written.keys()].map((key) => key.split(' ')[0]))).toEqual(new Set([before, beyond]));
});

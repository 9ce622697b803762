import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { balances, openAccounts } from '../../ledger/module.ts';
import { raiseForCourse, raiseForWork, riseFrom, takeBackRise } from './raise-quality.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const noon = new Date('2026-11-21T04:00:00.000Z');
const tomorrow = new Date('2026-11-22T04:00:00.000Z');

async function newMember(): Promise<string> {
  const memberId = systemRandom.uuid();
  await database.transaction((tx) => openAccounts(tx, memberId, noon));
  return memberId;
}

const work = (memberId: string, participationId: string, at = noon): Promise<number> =>
  database.transaction((tx) =>
    raiseForWork(tx, { memberId, participationId, title: '早餐习惯小调查', evidence: [], at }),
  );
const quality = async (memberId: string): Promise<number> =>
  (await balances(database.read, memberId)).quality;

describe('quality rises', () => {
  it('by one for careful work, at most two a day, and once for each participation', async () => {
    const memberId = await newMember();
    expect(await work(memberId, 'one')).toBe(1);
    expect(await work(memberId, 'one')).toBe(0);
    expect(await work(memberId, 'two')).toBe(1);
    expect(await work(memberId, 'three')).toBe(0);
    expect(await work(memberId, 'four', tomorrow)).toBe(1);
    expect(await quality(memberId)).toBe(83);
  });

  it('by no more than two when many surveys end at the same moment', async () => {
    const memberId = await newMember();
    const ids = Array.from({ length: 10 }, (_, index) => `parallel-${index}`);
    const risen = await Promise.all(ids.map((id) => work(memberId, id)));
    expect(risen.reduce((sum, points) => sum + points, 0)).toBe(2);
    expect(await quality(memberId)).toBe(82);
  });

  it('by two for a course, once, beside what surveys add', async () => {
    const memberId = await newMember();
    await work(memberId, 'one');
    await work(memberId, 'two');
    const pass = () =>
      database.transaction((tx) =>
        raiseForCourse(tx, { memberId, cause: { kind: 'course', id: 'c1', title: '通过课程' }, at: noon }),
      );
    expect(await pass()).toBe(2);
    expect(await pass()).toBe(0);
    expect(await quality(memberId)).toBe(84);
  });

  it('and falls again when the reward is taken back, once', async () => {
    const memberId = await newMember();
    await work(memberId, 'one');
    const takeBack = (participationId: string) =>
      database.transaction((tx) =>
        takeBackRise(tx, { memberId, participationId, note: '没有通过复核', at: tomorrow }),
      );
    await takeBack('one');
    await takeBack('one');
    await takeBack('another');
    expect(await quality(memberId)).toBe(80);
  });
});

it.each([
  [35, 0, { leftToday: 2, target: 40, surveys: 5, days: 3 }],
  [84, 0, { leftToday: 2, target: 90, surveys: 6, days: 3 }],
  [84, 1, { leftToday: 1, target: 90, surveys: 6, days: 4 }],
  [84, 2, { leftToday: 0, target: 90, surveys: 6, days: 4 }],
  [99, 0, { leftToday: 2, target: 100, surveys: 1, days: 1 }],
])('from %i, after %i points today, the next mark is so many careful surveys away', (score, today, rise) => {
  expect(riseFrom(score, today)).toEqual(rise);
});

it('nothing is above 100', () => {
  expect(riseFrom(100, 0)).toBeNull();
});

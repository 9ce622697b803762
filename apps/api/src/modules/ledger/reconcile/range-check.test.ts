import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { transfer } from '../posting/ledger.ts';
import { rangeCheck } from './range-check.ts';

let database: Database;
const members = Array.from({ length: 5 }, () => systemRandom.uuid()).toSorted();

beforeAll(async () => {
  database = await testDatabase();
  for (const memberId of members)
    await database.transaction((tx) =>
      transfer(tx, {
        memberId,
        key: `checkin:${memberId}`,
        legs: [{ asset: 'coin', amount: 5, platform: 'campaign' }],
        reason: 'earned',
        cause: { kind: 'checkin', id: memberId, title: '签到' },
        at: new Date('2026-11-22T04:00:00Z'),
      }),
    );
});
afterAll(() => database.close());

/** Finds every member. `onRange` is called before each statement. */
const everybody = (rangeSize: number, onRange: () => void) =>
  rangeCheck(
    'nobody has coins',
    (within) => {
      onRange();
      return sql`select member_id, 'has coins' as detail from ledger_accounts
        where ${within('member_id')} order by member_id`;
    },
    rangeSize,
  );

it.each([
  [1, 5],
  [2, 3],
  [5, 1],
  [100, 1],
])('finds every member once in ranges of %i members, with %i statements', async (size, count) => {
  const onRange = vi.fn<() => void>();
  const findings = await everybody(size, onRange).run(database.read);
  expect(findings.map(({ memberId }) => memberId)).toEqual(members);
  expect(onRange).toHaveBeenCalledTimes(count);
});

it('stops between two ranges when the signal aborts', async () => {
  const controller = new AbortController();
  const onRange = vi.fn<() => void>(() => controller.abort(new Error('time is over')));
  await expect(everybody(1, onRange).run(database.read, controller.signal)).rejects.toThrow('time is over');
  expect(onRange).toHaveBeenCalledOnce();
});

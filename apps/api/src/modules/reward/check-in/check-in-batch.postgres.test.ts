import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDay } from '../../../platform/calendar.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { lockHistoriesStep, lockMember } from '../streak/checkin-store.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
});

it('a batch of check-ins does not wait for a member whose lock another transaction holds', async () => {
  const [busy, free] = [systemRandom.uuid(), systemRandom.uuid()];
  const day = readDay('2026-11-21');
  const fillings = [busy, free].map((memberId) => ({
    memberId,
    from: day,
    known: 0,
    day,
    streak: 1,
    coins: 5,
    madeUp: false,
    at: new Date('2026-11-21T04:00:00.000Z'),
  }));
  const { promise: locked, resolve: begin } = Promise.withResolvers<void>();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const holding = database.transaction(async (tx) => {
    await lockMember(tx, busy);
    begin();
    await over;
  });
  await locked;
  try {
    const { rows: held } = await sql`${lockHistoriesStep(fillings).statement}`.execute(database.read);
    expect(held).toEqual([{ member_id: free }]);
  } finally {
    end();
    await holding;
  }
});

import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshMobile, TestSystem } from '../../testing/test-system.ts';
import { deleteClosing, insertClosing } from './privacy-store.ts';
import { lockProfile } from './store.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(async () => {
  await system.stop();
  await rm(system.platform.config.dataDir, { recursive: true, force: true });
});

test('race: a deletion that meets its cancelling waits for it and erases nothing', async () => {
  const mobile = freshMobile(1);
  const member = await system.signIn(mobile);
  const { id: memberId } = await system.get('getAccount', {}, member);
  const { database, clock, jobs } = system.platform;
  const at = clock.now();
  await database.transaction((tx) =>
    insertClosing(tx, { member_id: memberId, requested_at: at, closes_at: at }),
  );
  const { promise: cancelling, resolve: begin } = Promise.withResolvers<void>();
  const closed = cancelling.then(() =>
    jobs.handlerOf('member.close-accounts')?.({}, { id: 'run', attempt: 0 }),
  );
  await database.transaction(async (tx) => {
    await lockProfile(tx, memberId);
    await deleteClosing(tx, memberId);
    begin();
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
        expect(rows[0]?.waiting).toBe(1);
      },
      { timeout: 10_000 },
    );
  });
  await closed;
  expect(await system.get('getAccount', {}, member)).toMatchObject({ id: memberId, mobile: '139****0001' });
});

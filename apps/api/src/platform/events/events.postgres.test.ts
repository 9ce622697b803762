import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { silentLog } from '../../../test/system/silent-log.ts';
import { testDatabase } from '../../../test/database/test-database.ts';
import { systemClock } from '../clock.ts';
import { createEvents } from './events.ts';

test('delivers an event with a lower id that commits after one with a higher id', async () => {
  const database = await testDatabase();
  const events = createEvents({ database, clock: systemClock, log: silentLog, pollMs: 3_600_000 });
  await events.start();
  const seen: unknown[] = [];
  let wake = Promise.withResolvers<void>();
  events.subscribe('order', (payload) => {
    seen.push(payload);
    wake.resolve();
  });
  const published = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const slow = database.transaction(async (tx) => {
    await events.publishIn(tx, 'order', 'slow');
    published.resolve();
    await mayCommit.promise;
  });
  await published.promise;
  await database.transaction((tx) => events.publishIn(tx, 'order', 'fast'));
  await wake.promise;
  expect(seen).toEqual(['fast']);
  wake = Promise.withResolvers<void>();
  mayCommit.resolve();
  await slow;
  await wake.promise;
  expect(seen).toEqual(['fast', 'slow']);
  await events.stop();
  await database.close();
});

test('still delivers events after the listening connection was cut', async () => {
  const database = await testDatabase();
  const events = createEvents({ database, clock: systemClock, log: silentLog, pollMs: 50 });
  await events.start();
  const heard = Promise.withResolvers<unknown>();
  events.subscribe('cut', (payload) => heard.resolve(payload));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(database.read);
  await database.transaction((tx) => events.publishIn(tx, 'cut', 'still here'));
  expect(await heard.promise).toBe('still here');
  await events.stop();
  await database.close();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../modules/ledger/module.ts';
import { type MigrationFile, readMigrationFiles } from '../platform/database/migration/migration-files.ts';
import { type Stage, stageOn } from '../../test/composition/replayed-call.ts';
import { replayedCalls } from '../../test/composition/replayed-member.ts';
import { openAgain } from '../../test/database/postgres-test-database.ts';
import { cast, TestSystem } from '../../test/system/test-system.ts';

/**
 * The first migration of a release: it only adds. Each table gets a column, so the result of every `select *` that the
 * running servers have prepared changes.
 */
const expansion: MigrationFile = {
  name: '9000_test',
  up: `do $$ declare name text; begin
    for name in select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    loop execute format('alter table %s add column test_note text', name); end loop;
  end $$;
  create table test_notes (id uuid primary key, note text not null);`,
  down: '',
  concurrent: false,
  checksum: 'nine thousand',
};

const DAY_MS = 86_400_000;

/** Payouts need a provider; their calls are repeated in replays.test.ts. */
const withoutProvider = new Set(['correctOrder', 'revokeOrder']);
const operations = Object.keys(replayedCalls).filter((id) => !withoutProvider.has(id));

const releases = ['the old release', 'the new release'] as const;
type Release = (typeof releases)[number];

let old: TestSystem;
let current: TestSystem;
let stages: Readonly<Record<Release, Stage>>;
/** Prepares an operation through a release and makes the call. Expects that it has its effect. */
const serve = async (release: Release, id: string): Promise<void> => {
  const { call, count, adds } =
    (await replayedCalls[id]?.(stages[release])) ?? expect.fail(`${id} is not prepared`);
  const before = await count();
  expect(await call(old.platform.random.uuid())).toMatchObject({ code: 200 });
  expect(await count()).toBe(before + adds);
};

beforeAll(async () => {
  old = await TestSystem.start();
  current = await TestSystem.start({ database: await openAgain(old.platform.database) });
  // Both have the database's time.
  Object.assign(current.clock, old.clock);
  stages = { 'the old release': stageOn(old, 700), 'the new release': stageOn(current, 800) };
  // Each release prepares the statements of every operation before the migration.
  for (const release of releases) for (const id of operations) await serve(release, id);
  expect(await current.platform.database.migrate([...(await readMigrationFiles()), expansion])).toEqual([
    '9000_test',
  ]);
  // The next month, so that nobody is at a limit of the month.
  old.clock.advance(11 * DAY_MS);
});
afterAll(async () => {
  await current.stop();
  await old.stop();
});

describe.each(releases)('during an update %s', (release) => {
  test.each(operations)('serves %s', (id) => serve(release, id));
});

test('a key counts once over both releases', async () => {
  const who = await old.signIn(cast.newMember);
  const ask = (system: TestSystem) =>
    system.call('checkIn', { body: {}, idempotencyKey: 'one-key-of-two-releases' }, who);
  const first = await ask(old);
  expect(first).toMatchObject({ code: 200 });
  expect(await ask(current)).toEqual(first);
});

test('both releases seal, each continuing the chains of the other, and reconciliation finds nothing', async () => {
  for (const release of ['the old release', 'the new release', 'the old release'] as const) {
    const { database, jobs, random } = stages[release].system.platform;
    for (const id of ['checkIn', 'drawCampaign']) await serve(release, id);
    for (const name of ['ledger.seal', 'campaign.seal'])
      await jobs.handlerOf(name)?.({}, { id: random.uuid(), attempt: 0 });
    const results = await reconcile(database, []);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  }
});

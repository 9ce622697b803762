import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDefinition } from '@yayan/survey-engine/testing';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { testSurvey, type TestMember, type TestSurvey } from '../../../../test/survey/survey-world.ts';
import { sweepEnded } from './ended-store.ts';
import type { TaskDeps } from '../task-deps.ts';
import { searchTasks } from './search-tasks.ts';
import { listTasks, recommendTasks } from './wall.ts';

/** A page of 20, the 100 ranked tasks, the ranked ones that are loaded, and some that the member has joined. */
const MOST_ROWS = 160;

let database: Database;
let survey: TestSurvey;
let member: TestMember;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
  member = await survey.member();
  const { id } = await survey.host(demoDefinition('short'));
  const now = survey.deps.clock.now();
  // Of every six tasks one is open and one is full. The others have ended or end now.
  await sql`
    insert into tasks (id, hash_id, module, type, title, coins, credit, consolation_coins, declared_minutes, devices, texts,
      wanted, seats, starts_at, ends_at, created_at)
    select gen_random_uuid(), 'cost' || lpad(n::text, 8, '0'), n % 5, n % 8, '任务 ' || n, 10 + n * 7 % 500, 1, 5, 1 + n % 30,
      '{1,2,3}', t.texts, t.wanted, case when n % 6 = 1 then 0 end, t.starts_at,
      case when n % 6 > 1 then ${now}::timestamptz - n * interval '1 second' when n % 12 = 0 then ${now}::timestamptz + interval '30 days' end,
      ${now}
    from generate_series(1, 60000) n, tasks t where t.id = ${id}`.execute(database.read);
  await sql`
    insert into participations (member_id, id, task_id, result, result_id, device, support_code,
      promised_coins, promised_credit, promised_consolation, started_at, ended_at)
    select ${member.id}::uuid, gen_random_uuid(), id, 2, gen_random_uuid(), 1, 'COST-COST', 10, 1, 5, ${now}, ${now}
    from (select id from tasks where not is_full and ends_at is null order by hash_id limit 20) own`.execute(
    database.read,
  );
  expect(await sweepEnded(database.read, now)).toBe(40_000);
  await sql`analyze`.execute(database.read);
});
afterAll(() => database.close());

/** The number of rows of tasks and participations that a call reads. */
const rowsRead = (call: (deps: TaskDeps) => Promise<{ items: readonly unknown[] }>): Promise<number> =>
  database.transaction(async (tx) => {
    const before = await counted(tx);
    const page = await call({ ...survey.deps, database: { ...database, read: tx } });
    expect(page.items.length).toBeGreaterThan(2);
    return (await counted(tx)) - before;
  });

async function counted(db: Connection): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as read from pg_stat_xact_user_tables
    where relname in ('tasks', 'participations')`.execute(db);
  return rows[0]?.read ?? 0;
}

const ports = { memberAttributes: () => Promise.resolve(new Map([['pets', ['cat']]])) };

it.each([
  ['by match', {}],
  ['by coins', { sort: 'coins' }],
  ['by minutes', { sort: 'minutes' }],
  ['by the end', { sort: 'endsAt' }],
  ['of a module', { module: 3 }],
  ['of a type', { type: 2 }],
  ['of a bucket of coins', { points: '500-' }],
] as const)('10,000 open tasks among 60,000: a page %s reads what it shows', async (_name, filters) => {
  expect(await rowsRead((deps) => listTasks(deps, member.id, 1, filters))).toBeLessThan(MOST_ROWS);
});

it('10,000 open tasks among 60,000: the personal order and recommendations read only the 100 that they rank', async () => {
  expect(await rowsRead((deps) => listTasks({ ...deps, ports }, member.id, 1, {}))).toBeLessThan(MOST_ROWS);
  expect(await rowsRead((deps) => recommendTasks({ ...deps, ports }, member.id, 1, 3))).toBeLessThan(
    MOST_ROWS,
  );
});

it('10,000 open tasks among 60,000 and 500 to come: a visitor’s newest tasks cost what they show', async () => {
  const soon = new Date(survey.deps.clock.now().getTime() + 3_600_000);
  await sql`
    insert into tasks (id, hash_id, module, type, title, coins, credit, consolation_coins, declared_minutes, devices, texts,
      wanted, starts_at, created_at)
    select gen_random_uuid(), 'soon' || lpad(n::text, 8, '0'), 2, 2, '任务 ' || n, 10, 1, 5, 5, '{1,2,3}', t.texts, t.wanted,
      ${soon}::timestamptz, t.created_at
    from generate_series(1, 500) n, (select * from tasks limit 1) t`.execute(database.read);
  expect(await rowsRead((deps) => recommendTasks(deps, undefined, 1, 3))).toBeLessThan(20);
});

it('20,000 tasks that are not over among 60,000: a search reads the titles from their index, and the tasks that it shows', async () => {
  // So that the index alone answers, as it does once autovacuum has run. Vacuum leaves pages out whose commits aren't flushed,
  // or that an open transaction may still see otherwise.
  await expect
    .poll(async () => {
      await sql`checkpoint`.execute(database.read);
      await sql`vacuum tasks`.execute(database.read);
      const { rows } = await sql<{ left: number }>`
        select relpages - relallvisible as left from pg_class where oid = 'tasks'::regclass`.execute(
        database.read,
      );
      return rows[0]?.left;
    })
    .toBe(0);
  const viewer = { memberId: member.id, device: 1 } as const;
  const read = await rowsRead(async (deps) => ({ items: await searchTasks(deps, viewer, '务 599', 5) }));
  expect(read).toBeLessThan(MOST_ROWS);
});

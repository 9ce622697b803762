import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDefinition } from '@yayan/survey-engine/testing';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { testSurvey, type TestSurvey } from '../../../../test/survey/survey-world.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { updateMedianLoi } from './median-store.ts';

const TASKS = 60;
const COMPLETES = 30;

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
  const { id } = await survey.host(demoDefinition('short'));
  const now = survey.deps.clock.now();
  await sql`
    insert into tasks (id, hash_id, module, type, title, coins, credit, consolation_coins, declared_minutes, devices, texts,
      wanted, starts_at, created_at, completes, is_over)
    select gen_random_uuid(), 'median' || lpad(n::text, 8, '0'), 2, 2, 'task ' || n, 10, 1, 5, 5, '{1,2,3}', t.texts,
      t.wanted, t.starts_at, t.created_at, ${COMPLETES}::int, n > ${TASKS / 2}::int
    from generate_series(1, ${TASKS}::int) n, (select * from tasks where id = ${id}) t`.execute(
    database.read,
  );
  await sql`
    insert into participations (member_id, id, task_id, result, result_id, device, support_code,
      promised_coins, promised_credit, promised_consolation, started_at, ended_at)
    select gen_random_uuid(), gen_random_uuid(), t.id, 1, gen_random_uuid(), 1, 'COST-COST', 10, 1, 5,
      ${now}::timestamptz - n * interval '10 seconds', ${now}
    from tasks t, generate_series(1, ${COMPLETES}::int) n where t.id <> ${id}`.execute(database.read);
  await sql`vacuum analyze participations, tasks`.execute(database.read);
});
afterAll(() => database.close());

async function counted(db: Connection): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname = 'participations'`.execute(db);
  return rows[0]?.read ?? 0;
}

/** The number of participations that a run of the job reads. */
const rowsRead = (): Promise<number> =>
  database.transaction(async (tx) => {
    const before = await counted(tx);
    await updateMedianLoi(tx);
    return (await counted(tx)) - before;
  });

it('measures running tasks once, and again only when they have other completes', async () => {
  expect(await rowsRead()).toBe((TASKS / 2) * COMPLETES);
  expect(await rowsRead()).toBe(0);
  await sql`update tasks set completes = completes + 1 where title in ('task 1', 'task 60')`.execute(
    database.read,
  );
  expect(await rowsRead()).toBe(COMPLETES);
  const { rows } = await sql<{ over: boolean; seconds: number | null }>`
    select distinct is_over as over, median_seconds as seconds from tasks where completes > 0 order by 1`.execute(
    database.read,
  );
  expect(rows).toEqual([
    { over: false, seconds: 150 },
    { over: true, seconds: null },
  ]);
});

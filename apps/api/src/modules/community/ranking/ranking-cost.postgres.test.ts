import { RankingPeriod } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDay } from '../../../platform/calendar.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { settableClock } from '../../../../test/system/settable-clock.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { byMember } from '../../../../test/calls/by-member.ts';
import { crowdId, crowdIdSql } from '../../../../test/members/crowd.ts';
import { eraseCommunity } from '../personal-data-store.ts';
import { getRanking } from './ranking.ts';
import { replaceRun } from './make-rankings.ts';

/** Members with a score. With `RANKED=1000000` the test shows that the page reads no more rows. */
const RANKED = Number(process.env['RANKED'] ?? 20_000);
/**
 * Rows for the hundred shown places with name and choice, read twice (version and content), and the reader's own place.
 */
const MOST_ROWS = 450;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  const ids = sql.raw(crowdIdSql('n'));
  await sql`
    insert into profiles (member_id, nickname, nickname_key, updated_at)
    select ${ids}, '会员' || n, '会员' || n, now() from generate_series(1, ${RANKED}::int) n`.execute(
    database.read,
  );
  await sql`
    insert into ranking_months (month, member_id, coins, surveys)
    select '2026-11-01', ${ids}, 100 + n, 1 + n % 20 from generate_series(1, ${RANKED}::int) n`.execute(
    database.read,
  );
  await replaceRun(database, newRun(), sql`80`);
  await sql`analyze`.execute(database.read);
});
afterAll(() => database.close());

const newRun = () => ({
  id: systemRandom.uuid(),
  period: RankingPeriod.Month,
  from: readDay('2026-11-01'),
  at: new Date('2026-11-21T08:00:00Z'),
});

async function counted(db: Connection): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as read from pg_stat_xact_user_tables
    where relname in ('ranking_places', 'ranking_choices', 'ranking_months', 'profiles')`.execute(db);
  return rows[0]?.read ?? 0;
}

it('13.1 a page reads the hundred that it shows and the own place, however many members have one', async () => {
  const clock = settableClock();
  const read = await database.transaction(async (tx) => {
    const before = await counted(tx);
    const deps = { clock, database: { ...database, read: tx } };
    const { items, ranked, mine } = (
      await getRanking(deps, byMember(crowdId(7), { query: { period: RankingPeriod.Month } }))
    ).read();
    expect([items.length, ranked, mine?.place]).toEqual([100, RANKED, RANKED - 6]);
    return (await counted(tx)) - before;
  });
  expect(read).toBeLessThan(MOST_ROWS);
});

async function placesWritten(db: Connection): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select (n_tup_ins + n_tup_del)::int as written from pg_stat_xact_user_tables
    where relname = 'ranking_places'`.execute(db);
  return rows[0]?.written ?? 0;
}

it('a new ranking is stored and the old one deleted in batches, and readers see one of them complete', async () => {
  const size = 3_000;
  const written: number[] = [];
  const watched: Database = {
    ...database,
    transaction: async (work) => {
      const result = await database.transaction(async (tx) => {
        const before = await placesWritten(tx);
        const done = await work(tx);
        written.push((await placesWritten(tx)) - before);
        return done;
      });
      const { rows } = await sql<{ complete: boolean }>`
        select r.ranked = count(*) as complete from ranking_runs r join ranking_places p on p.run_id = r.id
        where r.is_current group by r.id`.execute(database.read);
      expect(rows).toEqual([{ complete: true }]);
      return result;
    },
  };
  await replaceRun(watched, newRun(), sql`80`, { size });
  expect(Math.max(...written)).toBe(size);
  const { rows } = await sql<{ runs: number; places: number }>`
    select (select count(*) from ranking_runs)::int as runs, (select count(*) from ranking_places)::int as places`.execute(
    database.read,
  );
  expect(rows).toEqual([{ runs: 1, places: RANKED }]);
});

it('a member who is erased while a ranking is made is in no ranking', async () => {
  const erased = crowdId(5_000);
  let finished = 0;
  const watched: Database = {
    ...database,
    transaction: async (work) => {
      const result = await database.transaction(work);
      finished += 1;
      // The run and the first page are stored. The member's page is later, and the statement that reads it has begun.
      if (finished === 2) await database.transaction((tx) => eraseCommunity(tx, erased));
      return result;
    },
  };
  await replaceRun(watched, newRun(), sql`80`, { size: 3_000 });
  const { rows } = await sql<{ places: number; ranked: number; own: number }>`
    select (select count(*) from ranking_places)::int as places, (select ranked from ranking_runs where is_current) as ranked,
      (select count(*) from ranking_places where member_id = ${erased})::int as own`.execute(database.read);
  expect(rows).toEqual([{ places: RANKED - 1, ranked: RANKED - 1, own: 0 }]);
});

it('servers that make a ranking at the same time show one, complete, and leave no other', async () => {
  const make = () => replaceRun(database, newRun(), sql`80`, { size: 3_000 });
  await Promise.all([make(), make(), make()]);
  await make();
  const { rows } = await sql<{ runs: number; ranked: number; places: number }>`
    select (select count(*) from ranking_runs)::int as runs, (select ranked from ranking_runs where is_current) as ranked,
      (select count(*) from ranking_places)::int as places`.execute(database.read);
  expect(rows).toEqual([{ runs: 1, ranked: RANKED - 1, places: RANKED - 1 }]);
});

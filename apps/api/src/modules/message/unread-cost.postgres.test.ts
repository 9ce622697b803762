import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { systemRandom } from '../../platform/random.ts';
import { testDatabase } from '../../../test/database/test-database.ts';
import { markNoticesThrough, unreadNotices } from './notice-mark-store.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
/** A few index reads of three pages each: the mark, two places, the reads after the mark, the newest. */
const MOST_PAGES = 30;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`
    insert into notices (id, title, summary, body, published_at, place)
    select gen_random_uuid(), '维护', '今晚', '正文', ${NOW}::timestamptz - n * interval '1 hour', 20001 - n
    from generate_series(1, 20000) n`.execute(database.read);
  await sql`vacuum analyze notices`.execute(database.read);
});
afterAll(() => database.close());

interface ExplainedPlan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

async function pagesRead(memberId: string): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': ExplainedPlan[] }>`
    explain (analyze, buffers, format json) ${unreadNotices(memberId, NOW)}`.execute(database.read);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Number.NaN;
}

it('rule 7.9: telling what is unread reads a few pages of indexes, with 20,000 notices read or unread', async () => {
  const [never, half, all] = [systemRandom.uuid(), systemRandom.uuid(), systemRandom.uuid()];
  await markNoticesThrough(database.read, half, new Date('2025-11-21T08:00:00Z'), NOW);
  await markNoticesThrough(database.read, all, NOW, NOW);
  for (const memberId of [never, half, all]) expect(await pagesRead(memberId)).toBeLessThan(MOST_PAGES);
});

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabasePlace } from '../../test/database/postgres-test-database.ts';
import { consoleReads, FOUND_MOBILE } from '../../test/operator/console-reads.ts';
import { fillConsole } from '../../test/operator/fill-console.ts';
import type { PlanNode } from '../../test/plans/judge-plan.ts';
import { type BenchSide, openBenchSide } from '../../test/system/bench-side.ts';
import { testKeys } from '../../test/system/test-keys.ts';
import { MOST_COUNTED } from '../platform/page.ts';

/** More than a count reads, so that a statement that reads all is seen. */
const ROWS = 16_000;
/** Far fewer than any part of the rows that a list must not read. */
const MOST_LISTED = 1_200;
const isCount = (text: string): boolean => /^\s*select count/u.test(text);

let place: TestDatabasePlace;
let side: BenchSide;
let client: Client;
let cookie: string;

beforeAll(async () => {
  place = await createTestDatabase();
  side = await openBenchSide({
    ...testKeys(),
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: place.url,
  });
  const sizes = { members: ROWS, handIns: ROWS, orders: ROWS, tickets: ROWS, acts: ROWS };
  await fillConsole(
    place.url,
    { ...sizes, photographed: 100, history: 2_000 },
    side.sealMobile(FOUND_MOBILE),
  );
  cookie = await side.signInOperator();
  client = new Client({ connectionString: place.url });
  await client.connect();
  // As a server's connections. At this size PostgreSQL would read some tables from end to end.
  await client.query('set jit = off; set enable_seqscan = off; set enable_bitmapscan = off');
});
afterAll(async () => {
  await client.end();
  await side.stop();
  await place.drop();
});

interface RunNode extends PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: readonly RunNode[];
}

/** The most rows that a node of a plan read of a table. */
const mostRead = (node: RunNode): number =>
  Math.max(
    node['Node Type'].includes('Scan')
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0,
    ...(node.Plans ?? []).map(mostRead),
  );

const read = async (path: string) => {
  const call = { method: 'GET', url: `/api/console/v1${path}`, headers: { cookie } } as const;
  return await side.record([call, call]);
};

test.each(consoleReads)('14.54 $area, $name: it reads what it shows and counts, not all', async (each) => {
  for (const { text, values } of (await read(each.path)).statements) {
    if (!/^\s*(?:select|with)\b/iu.test(text)) continue;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: RunNode }] }>(
      `explain (analyze, format json, timing off) ${text}`,
      [...values],
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    expect(plan === undefined ? 0 : mostRead(plan.Plan), text).toBeLessThanOrEqual(
      isCount(text) ? MOST_COUNTED + MOST_LISTED : MOST_LISTED,
    );
  }
});

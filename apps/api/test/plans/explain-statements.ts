import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { Client } from 'pg';
import { grows } from './growing-tables.ts';
import { type PlanNode, readsAll } from './judge-plan.ts';
import type { RecordedStatement } from './record-statements.ts';
import { whyAllowed } from './whole-table-reads.ts';

/** A statement that reads a whole growing table. */
export interface WholeTableRead {
  tables: string[];
  statement: string;
}

const EXPLAINED = /^(?:\/\*.*?\*\/\s*)?(?:select|insert|update|delete|with)\b/i;
/**
 * SQLSTATEs of statements about tables or functions that exist only in a test's own database. We skip these statements.
 */
const NOT_OURS: ReadonlySet<string> = new Set(['42P01', '42883', '42703', '42704', '3F000']);

/** Returns every statement that the processes of a test run have recorded in `folder`, each text once. */
export function recordedStatements(folder: string): RecordedStatement[] {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  const recorded = lines
    .filter((line) => line !== '')
    .map((line) => deserialize(Buffer.from(line, 'base64')) as RecordedStatement); // Only record-statements.ts writes here.
  return [...new Map(recorded.map((each) => [each.text, each])).values()];
}

/**
 * Explains statements on a migrated, empty database with sequential scans turned off. Resolves to the statements that
 * still read a whole growing table.
 */
export async function explainStatements(
  url: string,
  statements: readonly RecordedStatement[],
): Promise<WholeTableRead[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    );
    const partial = new Set(rows.map(({ name }) => name));
    const own = await tablesOf(client);
    const found: WholeTableRead[] = [];
    for (const statement of statements.filter(({ text }) => EXPLAINED.test(text.trim()))) {
      const plan = await planOf(client, statement);
      if (plan === undefined) continue;
      const tables = readsAll(plan, partial).filter((table) => own.has(table) && grows(table));
      if (tables.length > 0 && whyAllowed(statement.text) === undefined)
        found.push({ tables, statement: statement.text });
    }
    return found;
  } finally {
    await client.end();
  }
}

async function tablesOf(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  return new Set(rows.map(({ name }) => name));
}

async function planOf(client: Client, { text, values }: RecordedStatement): Promise<PlanNode | undefined> {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${text}`,
      values,
    );
    return rows[0]?.['QUERY PLAN'][0].Plan;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_OURS.has(String(error.code))) return undefined;
    throw new Error(`This statement can't be explained: ${text}`, { cause: error });
  }
}

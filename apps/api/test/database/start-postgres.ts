import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@yayan/tools/postgres';
import { explainStatements, recordedStatements } from '../plans/explain-statements.ts';
import { type RecordedStatement, STATEMENTS_FOLDER } from '../plans/record-statements.ts';
import { createTestDatabase, dropFilledTemplates } from './postgres-test-database.ts';

/**
 * Vitest's global set-up of the tests on PostgreSQL. It starts one server for all tests, unless the environment names
 * one. At the end it explains every statement that the tests ran, on either engine, and fails if one reads a whole
 * growing table.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env['YAYAN_TEST_POSTGRES_URL'];
  const server = given === undefined ? await startPostgres() : { url: given, stop: () => Promise.resolve() };
  process.env['YAYAN_TEST_POSTGRES_URL'] = server.url;
  process.env['YAYAN_TEST_RUN'] = randomUUID().slice(0, 8);
  const statements = mkdtempSync(join(tmpdir(), 'yayan-statements-'));
  process.env[STATEMENTS_FOLDER] = statements;
  return async () => {
    try {
      await refuseWholeTableReads(recordedStatements(statements));
    } finally {
      rmSync(statements, { recursive: true, force: true });
      await dropFilledTemplates();
      await server.stop();
      if (given === undefined) delete process.env['YAYAN_TEST_POSTGRES_URL'];
    }
  };
}

async function refuseWholeTableReads(statements: readonly RecordedStatement[]): Promise<void> {
  const place = await createTestDatabase();
  try {
    const found = await explainStatements(place.url, statements);
    if (found.length === 0) return;
    const lines = found.map(
      ({ tables, statement }) => `${tables.join(', ')}: ${statement.replaceAll(/\s+/g, ' ')}`,
    );
    throw new Error(
      `These statements read growing tables from end to end. Add an index, or say in ` +
        `test/plans/whole-table-reads.ts why they may:\n${lines.join('\n')}`,
    );
  } finally {
    await place.drop();
  }
}

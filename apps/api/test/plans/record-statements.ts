import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { DatabaseConnection, Driver } from 'kysely';
import type { Engine } from '../../src/platform/database/engine.ts';

/**
 * Environment variable with the folder for the recorded statements of a test run. When it is unset, nothing is
 * recorded.
 */
export const STATEMENTS_FOLDER = 'YAYAN_TEST_STATEMENTS';

/** A statement of the product, and the values of its first run. */
export interface RecordedStatement {
  text: string;
  values: unknown[];
}

const written = new Set<string>();
const watched = new WeakSet<DatabaseConnection>();
const SOURCE = /\/apps\/api\/((?:src|demo|test)\/\S+?\.ts)/;
const OF_TESTS = /\.test\.ts$|^test\//;

/** Records each statement of the product once a process. */
function record(text: string, values: readonly unknown[]): void {
  const folder = process.env[STATEMENTS_FOLDER];
  if (folder === undefined || written.has(text) || isAskedByTest()) return;
  written.add(text);
  const recorded: RecordedStatement = { text, values: [...values] };
  appendFileSync(join(folder, `${process.pid}.txt`), `${serialize(recorded).toString('base64')}\n`);
}

/** Whether a test sends the statement: the nearest caller outside platform/database is a test file or a test helper. */
function isAskedByTest(): boolean {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const frames = new Error('Where am I?').stack?.split('\n') ?? [];
  Error.stackTraceLimit = usual;
  const files = frames.flatMap((frame) => SOURCE.exec(frame)?.[1] ?? []);
  const asking = files.find(
    (file) => !file.startsWith('src/platform/database/') && !file.startsWith('test/plans/'),
  );
  return asking !== undefined && OF_TESTS.test(asking);
}

/** Returns the same engine, which then records the statements that the product runs on it. */
export function recordingStatements<E extends Engine>(engine: E): E {
  const { dialect } = engine;
  return {
    ...engine,
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => watchedDriver(dialect.createDriver()),
    },
  };
}

function watchedDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (...options) => {
    const connection = await acquire(...options);
    // We change the connection itself, because drivers recognise their connections by identity.
    if (!watched.has(connection)) {
      watched.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async (query, ...rest) => {
        record(query.sql, query.parameters);
        return await execute(query, ...rest);
      };
    }
    return connection;
  };
  return driver;
}

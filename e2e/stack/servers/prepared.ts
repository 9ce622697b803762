import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabases } from '@yayan/api/testing/server-databases';
import { startPostgres } from '@yayan/tools/postgres';
import { startApiServer } from './api-server.ts';

const variable = 'YAYAN_E2E_PREPARED';

/**
 * The prepared state that all tests of a run copy: a migrated database with the demo data, and the data folder with the keys of
 * its values.
 */
interface PreparedState {
  /** The PostgreSQL server, which all tests share. */
  server: string;
  template: string;
  /** Contains the data folder and its copies. */
  folder: string;
}

/** The environment of servers that share one database, with a data folder for the keys that development stores there. */
export type ServerEnvironment = Record<'DATABASE_URL' | 'YAYAN_DATA_DIR', string>;

/** Vitest's global set-up: starts a PostgreSQL server, and lets one of our servers migrate and fill a database on it. */
export default async function prepare(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'yayan-prepared-'));
  const template = `yayan_e2e_${randomUUID().slice(0, 8)}`;
  const stop = async (): Promise<void> => {
    await dropDatabases(postgres.url, template);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const DATABASE_URL = await createDatabase(postgres.url, template);
    const api = await startApiServer({ DATABASE_URL, YAYAN_DATA_DIR: join(folder, 'data') });
    await api.stop();
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[variable] = JSON.stringify({ server: postgres.url, template, folder } satisfies PreparedState);
  return stop;
}

/** Copies the prepared state for a test: a migrated database with the demo data. It is deleted with the run's server. */
export const copyPrepared = async (): Promise<ServerEnvironment> => {
  const stored = process.env[variable];
  if (stored === undefined) throw new Error('Tests of processes run through vitest.config.ts');
  const { server, template, folder } = JSON.parse(stored) as PreparedState; // As written above.
  const copy = randomUUID().slice(0, 8);
  const YAYAN_DATA_DIR = join(folder, copy);
  cpSync(join(folder, 'data'), YAYAN_DATA_DIR, { recursive: true });
  return { DATABASE_URL: await createDatabase(server, `${template}_${copy}`, template), YAYAN_DATA_DIR };
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testKeys } from '../system/test-keys.ts';
import { createTestDatabase } from '../database/postgres-test-database.ts';

/** The environment of the commands of a test file. */
export interface CommandWorld {
  /** A folder for files of the test. */
  folder: string;
  /** The commands' environment: a data folder and a migrated database without rows. */
  env: Record<string, string>;
  end: () => Promise<void>;
}

/** A world on PostgreSQL, which each command opens in a tenth of the time of the embedded engine. */
export const commandWorld = async (): Promise<CommandWorld> => {
  const folder = await mkdtemp(join(tmpdir(), 'yayan-command-'));
  const { url, drop } = await createTestDatabase();
  return {
    folder,
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      YAYAN_DATA_DIR: join(folder, 'data'),
      DATABASE_URL: url,
      TOKEN_KEY: testKeys().TOKEN_KEY,
    },
    end: async () => {
      await drop();
      await rm(folder, { recursive: true });
    },
  };
};

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** One numbered file of `apps/api/migrations/`. */
export interface MigrationFile {
  /** File name without `.sql`, for example `0003_ledger`. */
  name: string;
  up: string;
  /** The text after the line `-- down`; empty when there is none. */
  down: string;
  /** Whether it runs outside of a transaction: its first line is `-- concurrently`. */
  concurrent: boolean;
  /** SHA-256 of the part before `-- down`, hex. */
  checksum: string;
}

const migrationsFolder = fileURLToPath(new URL('../../../../migrations/', import.meta.url));

const FILE_NAME = /^\d{4}_[a-z][a-z_]*\.sql$/;
const CONCURRENT_LINE = /^-- concurrently\s*$/m;
const DOWN_LINE = /^-- down\s*$/m;

/** Reads all migrations in order. Throws when a name isn't `NNNN_<area>.sql`, or a number appears twice. */
export async function readMigrationFiles(folder: string = migrationsFolder): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  for (const name of names) {
    if (!FILE_NAME.test(name)) throw new Error(`Migration ${name} must be called NNNN_<area>.sql`);
    const number = name.slice(0, 4);
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`);
    numbers.add(number);
  }
  return await Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, fileName: string): Promise<MigrationFile> {
  const [up = '', down = ''] = (await readFile(join(folder, fileName), 'utf8')).split(DOWN_LINE);
  const checksum = createHash('sha256').update(up.trim()).digest('hex');
  const concurrent = CONCURRENT_LINE.test(up.split('\n', 1)[0] ?? '');
  return { name: fileName.replace(/\.sql$/, ''), up, down, concurrent, checksum };
}

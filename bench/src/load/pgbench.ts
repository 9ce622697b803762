import { execFile } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import type { Throughput } from '../report/rounds.ts';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

const listed = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds pgbench on the PATH or in PostgreSQL's usual folders; undefined without one. The embedded PostgreSQL has
 * none.
 */
export const findPgbench = (): string | undefined => {
  const installed = listed(debian)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'));
  const folders = [
    process.env['YAYAN_TOOLS_POSTGRES_BIN'] ?? '',
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...installed,
  ];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, 'pgbench'))
    .find(isExecutable);
};

/** Fills a database with pgbench's tables: 100,000 accounts for each unit of `scale`. */
export const fillPgbench = async (pgbench: string, url: string, scale: number): Promise<void> => {
  await run(pgbench, ['-i', '-q', '-s', String(scale), url]);
};

/** Runs a built-in script or one of ours for some seconds. Resolves to the number of transactions. */
export const runPgbench = async (
  pgbench: string,
  url: string,
  { script, clients, seconds }: { script: readonly string[]; clients: number; seconds: number },
): Promise<Throughput> => {
  const { stdout } = await run(pgbench, [
    ...script,
    '-n',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${seconds}`,
    url,
  ]);
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
  const failed = /number of failed transactions: ([1-9]\d*)/.exec(stdout);
  if (found === undefined || failed) throw new Error(`pgbench failed:\n${stdout}`);
  return { count: Number(found) * seconds, seconds };
};

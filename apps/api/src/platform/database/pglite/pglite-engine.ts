import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS, PGlite, type PGliteOptions, type QueryOptions } from '@electric-sql/pglite';
import { PGliteDialect, type PGliteDialectConfig } from 'kysely';
import { fromPglite } from 'pg-boss';
import { OperatorError } from '../../../errors/operator-error.ts';
import { DataFolderError, folderProblem } from '../../data-folder.ts';
import type { Engine } from '../engine.ts';
import { lockFolder } from './folder-lock.ts';
import { SyncedNodeFS } from './synced-node-fs.ts';
import { pgliteParsers } from '../value-parsers.ts';

/** PGlite starts with fsync off (-F), and its fdatasync does nothing. */
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** PostgreSQL clears its buffers when it starts. The default of 128 MB takes longer than the rest of the start. */
const SMALL_START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export interface PgliteEngine extends Engine {
  readonly name: 'pglite';
  readonly pglite: PGlite;
}

/**
 * The database on disk in `dataDir`. The folder is locked until `release`. Throws `FolderLockedError`, or
 * `DataFolderError` when the folder can't be written to or its database is damaged.
 */
export async function openPgliteFolder(dataDir: string): Promise<PgliteEngine & { disk: SyncedNodeFS }> {
  const unlock = await lockDataDir(dataDir);
  const folder = join(dataDir, 'database');
  try {
    refuseHalf(folder);
    const disk = new SyncedNodeFS(folder);
    const engine = await open({ fs: disk, startParams: DURABLE_START });
    const release = async (): Promise<void> => {
      await engine.release();
      await unlock();
    };
    return { ...engine, disk, release };
  } catch (error) {
    await unlock();
    throw error instanceof OperatorError ? error : (folderProblem(error, dataDir) ?? damaged(folder, error));
  }
}

async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return await lockFolder(dataDir);
  } catch (error) {
    throw folderProblem(error, dataDir) ?? error;
  }
}

/** Refuses a database without PG_VERSION. PGlite would create a new database over it. */
function refuseHalf(folder: string): void {
  if (existsSync(join(folder, 'global', 'pg_control')) && !existsSync(join(folder, 'PG_VERSION')))
    throw damaged(folder, new Error('PG_VERSION is missing'));
}

function damaged(folder: string, cause: unknown): DataFolderError {
  const detail = cause instanceof Error ? cause.message : 'unknown';
  return new DataFolderError(
    `The embedded database in ${folder} is damaged (${detail.split('\n', 1)[0]}). Put a backup of the folder in its ` +
      'place, or move the folder away to start with an empty database.',
    { cause },
  );
}

/** A database in memory, for tests and generators. It is empty unless `fs` has one. */
export async function openPgliteMemory(fs: MemoryFS = new MemoryFS()): Promise<PgliteEngine> {
  return await open({ fs, startParams: SMALL_START, initDbStartParams: ['--wal-segsize=1'] });
}

async function open(options: PGliteOptions): Promise<PgliteEngine> {
  const pglite = await PGlite.create({ ...options, parsers: pgliteParsers });
  const raw = fromPglite(pglite);
  return {
    name: 'pglite',
    pglite,
    dialect: new PGliteDialect({ pglite: kyselyView(pglite) }),
    run: (text, values) => raw.executeSql(text, values),
    listen: async (channel, heard) => {
      const stop = await pglite.listen(channel, heard);
      return () => stop();
    },
    release: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}

type KyselyPglite = Exclude<PGliteDialectConfig['pglite'], (...args: never) => unknown>;

/** A text without values may hold several statements, as with pg. Migrations do. */
function manyStatements(target: Pick<PGlite, 'query' | 'exec'>): KyselyPglite['query'] {
  return async <T>(text: string, values: unknown[] = [], options?: QueryOptions) => {
    if (values.length > 0) return await target.query<T>(text, values, options);
    const results = await target.exec(text, options);
    return (results.at(-1) ?? { rows: [], fields: [] }) as Awaited<ReturnType<typeof target.query<T>>>;
  };
}

/** The part of PGlite that Kysely needs. */
function kyselyView(pglite: PGlite): KyselyPglite {
  return {
    query: manyStatements(pglite),
    transaction: (work) =>
      pglite.transaction((tx) => work({ query: manyStatements(tx), rollback: () => tx.rollback() })),
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
  };
}

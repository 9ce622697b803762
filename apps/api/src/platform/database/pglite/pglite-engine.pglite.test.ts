import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DataFolderError } from '../../data-folder.ts';
import { systemRandom } from '../../random.ts';
import { FolderLockedError } from './folder-lock.ts';
import { openDatabase } from '../open-database.ts';
import { openPgliteFolder } from './pglite-engine.ts';

const writer = fileURLToPath(new URL('../../../../test/database/write-until-killed.ts', import.meta.url));
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'yayan-pglite-'));
let migrated: string;
let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  migrated = newFolder();
  const engine = await openPgliteFolder(migrated);
  const database = await openDatabase(engine, { random: systemRandom });
  // These are two thirds of the files that each test copies, and no test creates a database from them.
  await engine.pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await engine.pglite.exec(`drop database ${name}`);
  await database.close();
});

afterAll(() => rmSync(migrated, { recursive: true, force: true }));

// Each test has its own folder with a copy of a database, because making a new one takes longer than all tests.
beforeEach(() => {
  folder = newFolder();
  cpSync(migrated, folder, { recursive: true });
});

afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  child = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that opens the folder and writes rows. It prints the number of each acknowledged row. */
function startWriter(): ChildProcess {
  child = fork(writer, [folder], { execArgv: [] });
  return child;
}

/** Resolves to the highest number acknowledged once there are at least `count`. */
function acknowledged(process: ChildProcess, count: number): Promise<number[]> {
  const numbers: number[] = [];
  return new Promise((resolve, reject) => {
    process.once('exit', (code) => reject(new Error(`The writer ended with ${code}`)));
    process.on('message', (number: number) => {
      numbers.push(number);
      if (numbers.length === count) resolve(numbers);
    });
  });
}

test('a second process is refused with a message that names the first and the way out', async () => {
  const process = startWriter();
  await acknowledged(process, 1);
  const opening = openPgliteFolder(folder);
  await expect(opening).rejects.toThrow(FolderLockedError);
  await expect(opening).rejects.toThrow(`process ${process.pid} on host ${hostname()}`);
  await expect(opening).rejects.toThrow('YAYAN_DATA_DIR');
});

test('kill -9 in the middle of writing loses no acknowledged row, and the folder is free again', async () => {
  const process = startWriter();
  const ended = once(process, 'exit');
  const numbers = acknowledged(process, 200);
  const seen = await numbers;
  process.kill('SIGKILL');
  await ended;
  const database = await openDatabase(await openPgliteFolder(folder), { random: systemRandom });
  const { rows } = await sql<{ number: number }>`select number from written order by number`.execute(
    database.read,
  );
  const kept = new Set(rows.map((row) => row.number));
  expect(seen.filter((number) => !kept.has(number))).toEqual([]);
  await database.close();
});

test('the folder is given back when the database closes', async () => {
  const first = await openPgliteFolder(folder);
  await first.release();
  expect(existsSync(join(folder, 'database.lock'))).toBe(false);
  const second = await openPgliteFolder(folder);
  await second.release();
});

test('a lock of another host is never taken over, whatever its process number', async () => {
  writeFileSync(
    join(folder, 'database.lock'),
    JSON.stringify({ pid: 1, host: 'other-container', started: '1' }),
  );
  await expect(openPgliteFolder(folder)).rejects.toThrow('process 1 on host other-container');
});

test('every commit is synced to the disk exactly once', async () => {
  const engine = await openPgliteFolder(folder);
  const database = await openDatabase(engine, { random: systemRandom });
  await sql`create table written (number int)`.execute(database.read);
  const before = engine.disk.syncs;
  for (let number = 0; number < 20; number += 1) {
    await sql`insert into written values (${number})`.execute(database.read);
  }
  expect(engine.disk.syncs - before).toBe(20);
  await database.transaction(async (tx) => {
    for (let number = 0; number < 20; number += 1)
      await sql`insert into written values (${number})`.execute(tx);
  });
  expect(engine.disk.syncs - before).toBe(21);
  const { rows } = await sql<{ setting: string }>`select name || '=' || setting as setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`.execute(database.read);
  expect(rows.map((row) => row.setting)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
  ]);
  await database.close();
});

test.each<[string, (database: string) => void]>([
  ['whose control file was cut off', (database) => truncateSync(join(database, 'global', 'pg_control'), 100)],
  ['whose log was cut off', (database) => cutLog(join(database, 'pg_wal'))],
  ['that lost its version file', (database) => rmSync(join(database, 'PG_VERSION'))],
])('a database %s is refused in one line and left as it is', async (_, damage) => {
  const engine = await openPgliteFolder(folder);
  await engine.pglite.exec('create table kept (id int)');
  await engine.release();
  const database = join(folder, 'database');
  damage(database);
  const files = (): string[] => readdirSync(database).filter((name) => name !== 'postmaster.pid');
  const before = files();
  const opening = openPgliteFolder(folder);
  await expect(opening).rejects.toThrow(DataFolderError);
  await expect(opening).rejects.toThrow(/^The embedded database in .* is damaged \(.*\)\..*backup.*$/);
  expect(files().toSorted()).toEqual(before.toSorted());
});

const cutLog = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => /^[0-9A-F]{24}$/.test(each)))
    truncateSync(join(folder, name), 1000);
};

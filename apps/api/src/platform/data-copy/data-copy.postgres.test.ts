import { PassThrough, Readable, Writable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pgliteTestEngine } from '../../../test/database/pglite-test-database.ts';
import { silentLog } from '../../../test/system/silent-log.ts';
import { createTestDatabase, type TestDatabasePlace } from '../../../test/database/postgres-test-database.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { openPostgres } from '../database/postgres/postgres-engine.ts';
import { createJobs } from '../jobs/jobs.ts';
import { systemRandom } from '../random.ts';
import type { WithCopySession } from './copy-session.ts';
import { exportData } from './export.ts';
import { ImportError, importData } from './import.ts';
import { pgliteCopy } from './pglite-copy.ts';
import { postgresCopy } from './postgres-copy.ts';

const AWKWARD = [
  '芽言',
  'tab\there',
  'line\nfeed',
  'return\r',
  '\\.',
  '\\N',
  '',
  '\u2028 separator',
  '"quoted"',
  '😀',
];

interface Place {
  database: Database;
  copying: WithCopySession;
  close: () => Promise<void>;
}

let from: Place;
let server: Place;
let back: Place;

beforeAll(async () => {
  [from, server, back] = await Promise.all([embedded(), onServer(), embedded()]);
  await fill(from.database);
});

afterAll(async () => {
  await Promise.all([from, server, back].map((place) => place.close()));
});

async function embedded(): Promise<Place> {
  const engine = await pgliteTestEngine();
  const database = await openDatabase(engine, { random: systemRandom, migrate: false });
  await installJobs(database);
  return { database, copying: pgliteCopy(engine.pglite), close: () => database.close() };
}

async function onServer(): Promise<Place> {
  const place: TestDatabasePlace = await createTestDatabase();
  const database = await openDatabase(openPostgres({ url: place.url, onError: () => undefined }), {
    random: systemRandom,
  });
  await installJobs(database);
  const close = async (): Promise<void> => {
    await database.close();
    await place.drop();
  };
  return { database, copying: postgresCopy(place.url), close };
}

async function installJobs(database: Database): Promise<void> {
  const jobs = createJobs({ database, clock: systemClock, log: silentLog });
  await jobs.start({ work: false });
  await jobs.stop();
}

async function fill(database: Database): Promise<void> {
  const jobs = createJobs({ database, clock: systemClock, log: silentLog });
  jobs.define('test.transfer', async () => undefined);
  await jobs.start({ work: false });
  await database.transaction(async (tx) => {
    for (const [index, key] of AWKWARD.entries()) {
      await tx
        .insertInto('idempotency_keys')
        .values({
          member_id: systemRandom.uuid(),
          key,
          request_hash: `${index}`,
          answer: JSON.stringify({ key }),
        })
        .execute();
    }
    await jobs.sendIn(tx, 'test.transfer', { text: '芽' });
  });
  await jobs.stop();
}

async function exported(place: Place): Promise<string> {
  const file = new PassThrough();
  const [content] = await Promise.all([textOf(file), exportData(place.copying, file)]);
  return content;
}

async function keys(place: Place): Promise<unknown[]> {
  return await place.database.read
    .selectFrom('idempotency_keys')
    .selectAll()
    .orderBy('request_hash')
    .execute();
}

test('all data goes from the embedded database to PostgreSQL and back unchanged', async () => {
  const first = await exported(from);
  await importData(server.copying, Readable.from([Buffer.from(first)]));
  expect(await keys(server)).toEqual(await keys(from));
  const second = await exported(server);
  expect(second).toBe(first);
  await importData(back.copying, Readable.from([Buffer.from(second)]));
  expect(await exported(back)).toBe(first);
  const { rows } = await sql<{ data: unknown }>`
    select data from jobs.job where name = 'test.transfer'`.execute(back.database.read);
  expect(rows).toEqual([{ data: { text: '芽' } }]);
});

test('a database that holds rows is not overwritten', async () => {
  const content = await exported(from);
  const importing = importData(from.copying, Readable.from([Buffer.from(content)]));
  await expect(importing).rejects.toThrow(ImportError);
  await expect(importing).rejects.toThrow('already has rows');
});

test('a file that breaks off or comes from another release loads nothing', async () => {
  const place = await embedded();
  const content = await exported(from);
  const load = (text: string): Promise<number> =>
    importData(place.copying, Readable.from([Buffer.from(text)]));
  await expect(load(content.slice(0, content.length / 2))).rejects.toThrow(ImportError);
  await expect(load(content.replace('-- migration 0001', '-- migration 0000'))).rejects.toThrow(
    'differ in migration',
  );
  await expect(load('something else')).rejects.toThrow('not a file that `yayan export` wrote');
  expect(await keys(place)).toEqual([]);
  await place.close();
});

test.each([
  ['the embedded database', embedded],
  ['PostgreSQL', onServer],
])('a row that %s refuses fails the import and nothing else', async (_name, open) => {
  const place = await open();
  const content = (await exported(from)).replace('{"key":"芽言"}', 'no JSON');
  const importing = importData(place.copying, Readable.from([Buffer.from(content)]));
  await expect(importing).rejects.toThrow('invalid input syntax for type json');
  expect(await keys(place)).toEqual([]);
  await place.close();
});

test('a disk that is full fails the export and nothing else', async () => {
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('no space left')) });
  await expect(exportData(server.copying, full)).rejects.toThrow('no space left');
});

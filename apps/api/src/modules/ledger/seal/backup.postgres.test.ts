import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '@yayan/tools/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { openPostgres } from '../../../platform/database/postgres/postgres-engine.ts';
import { systemRandom } from '../../../platform/random.ts';
import { backUp } from '../../../../test/database/back-up.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { transfer } from '../posting/ledger.ts';
import type { Posting } from '../posting/posting.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { readChainHead, seal } from './seal-store.ts';

const TRANSFERS = runs(200, 20_000);
const CLIENTS = 8;
const at = new Date();
const members = Array.from({ length: 40 }, () => systemRandom.uuid());

let folder: string;
const servers: PostgresServer[] = [];
const databases: Database[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yayan-backup-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'archive'));
  // The PostgreSQL server runs under another account and must write here.
  await chmod(join(folder, 'archive'), 0o777);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

const start = async (options: Parameters<typeof startPostgres>[0]): Promise<Database & { url: string }> => {
  const server = await startPostgres({ durable: true, ...options });
  servers.push(server);
  const engine = openPostgres({ url: server.url, onError: () => undefined });
  const database = await openDatabase(engine, { random: systemRandom });
  databases.push(database);
  return { ...database, url: server.url };
};

const posting = (number: number): Posting => ({
  key: `participation:${number}`,
  memberId: members[number % members.length] ?? '',
  reason: 'earned',
  cause: { kind: 'participation', id: String(number), title: '早餐习惯' },
  legs: [{ asset: 'coin', amount: 1 + (number % 50), platform: 'issue' }],
  at,
});

const totals = async ({ read }: Database) =>
  (
    await sql`
      select count(*) as transfers, sum(coin_change) as coins, (select sum(coin) from ledger_accounts) as held
      from ledger_transfers`.execute(read)
  ).rows;

/** Waits until the archive has everything written so far. */
const archived = async ({ read }: Database): Promise<void> => {
  const { rows } = await sql<{ file: string }>`select pg_walfile_name(pg_switch_wal()) as file`.execute(read);
  await vi.waitFor(
    async () => {
      const archiver = await sql<{ last: string | null }>`
        select last_archived_wal as last from pg_stat_archiver`.execute(read);
      expect((archiver.rows[0]?.last ?? '') >= (rows[0]?.file ?? '')).toBe(true);
    },
    { timeout: 30_000, interval: 50 },
  );
};

it(
  `L11 backup and restore: a copy made during ${TRANSFERS} transfers and the archive hold all acknowledged transfers`,
  async () => {
    const archive = join(folder, 'archive');
    const source = await start({
      settings: { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` },
    });
    const acknowledged = new Set<string>();
    const numbers = Array.from({ length: TRANSFERS }, (_, number) => number).values();
    let backup: Promise<void> | undefined;
    const client = async (): Promise<void> => {
      for (const number of numbers) {
        await source.transaction((tx) => transfer(tx, posting(number)));
        acknowledged.add(posting(number).key);
        if (acknowledged.size % 100 === 0) await source.transaction((tx) => seal(tx, at));
        if (acknowledged.size >= TRANSFERS / 3) backup ??= backUp(source.url, join(folder, 'base'));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await backup;
    await source.transaction((tx) => transfer(tx, posting(TRANSFERS)));
    await source.transaction((tx) => seal(tx, at));
    const before = { totals: await totals(source), head: await readChainHead(source.read) };
    await archived(source);

    await writeFile(join(folder, 'base', 'recovery.signal'), '');
    const restored = await start({
      data: join(folder, 'base'),
      // Without hot standby the server opens only when it has replayed everything.
      settings: { restore_command: `cp ${archive}/%f %p`, hot_standby: 'off' },
    });
    expect({ totals: await totals(restored), head: await readChainHead(restored.read) }).toEqual(before);
    const { rows } = await sql<{ key: string }>`select key from ledger_transfers`.execute(restored.read);
    const found = new Set(rows.map(({ key }) => key));
    expect([...acknowledged].filter((key) => !found.has(key))).toEqual([]);
    expect((await reconcile(restored, [])).flatMap(({ findings }) => findings)).toEqual([]);
  },
  timeFor(TRANSFERS, 20) + 60_000,
);

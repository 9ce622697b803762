import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type BenchSide, type CrowdMember, openBenchSide } from '@yayan/api/testing/bench-side';
import { type ApiProcess, startApiProcess } from '@yayan/tools/api-process';
import { freePort } from '@yayan/tools/free-port';
import { startPostgres } from '@yayan/tools/postgres';
import { Client } from 'pg';
import { TOKEN_KEY } from './load/bench-browser.ts';
import { type Child, startChild } from './load/child.ts';
import { parentOf } from './load/cpu-time.ts';
import type { Load, LoadResult } from './load/load-client.ts';
import type { Throughput } from './report/rounds.ts';

/** The number of ledger accounts, as in pgbench at scale 1. */
export const ACCOUNTS = 100_000;
/** How many of them are signed in. */
export const SIGNED_IN = 20_000;
export const POOL = 10;

/** The running parts of a measurement: PostgreSQL filled with members, the server, a load client. */
export interface Stage {
  postgresUrl: string;
  /** A second database of the same server, for pgbench's own tables. */
  pgbenchUrl: string;
  /** The process of the database server that starts one for each connection. */
  databasePid: number;
  api: ApiProcess;
  side: BenchSide;
  /** Opens another database on the same server, with our tables and no rows. `serve` starts a server on it. */
  openOther: (name: string) => Promise<{ url: string; side: BenchSide; serve: () => Promise<ApiProcess> }>;
  crowd: readonly CrowdMember[];
  /** Puts load on a server. Resolves to the number of calls and the seconds they took. Throws when a call failed. */
  load: (load: Load) => Promise<Throughput>;
  stop: () => Promise<void>;
}

const query = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

const databasePid = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return parent ?? 0;
};

const environment = (databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'development',
  LOG_LEVEL: 'warn',
  CALLS_A_MINUTE: '1000000',
  // The measurement sends each sign-in from a different address.
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATABASE_CONNECTIONS: String(POOL),
  TOKEN_KEY,
  // The login page offers third parties, as on every site that has an account with one.
  WEIBO_APP_KEY: 'bench',
  WEIBO_APP_SECRET: 'bench',
  AT_REST_KEY: randomBytes(32).toString('base64'),
  FIELD_ENCRYPTION_KEY: generateKeyPairSync('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey,
});

const loadWith =
  (client: Child) =>
  async (load: Load): Promise<Throughput> => {
    const { failed, ...done } = (await client.ask(load)) as LoadResult; // load-client.ts sends a LoadResult.
    if (failed > 0) throw new Error(`${failed} calls of ${load.method} ${load.url} failed`);
    return done;
  };

/** The number of members, and how many of them are signed in. */
interface Audience {
  accounts: number;
  signedIn: number;
}

const fullAudience: Audience = { accounts: ACCOUNTS, signedIn: SIGNED_IN };
/** For parts that don't load the server with members' calls. It is set up within seconds. */
export const smallAudience: Audience = { accounts: 100, signedIn: 10 };

/** Starts all parts, PostgreSQL with these settings too. `stop` ends them and deletes their data. */
export const setStage = async (
  { accounts, signedIn }: Audience = fullAudience,
  settings?: Readonly<Record<string, string>>,
): Promise<Stage> => {
  const undo: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const postgres = await startPostgres({ durable: true, ...(settings && { settings }) });
    undo.push(postgres.stop);
    const at = (name: string): string => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
    await query(postgres.url, 'create database bench', 'create database pgbench');
    const env = environment(at('bench'));
    const side = await openBenchSide(env);
    undo.push(side.stop);
    await side.openCrowdAccounts(accounts);
    const crowd = await side.signInCrowd(signedIn);
    await query(at('bench'), 'vacuum analyze', 'checkpoint');
    const serve = async (served: Record<string, string>): Promise<ApiProcess> => {
      const started = await startApiProcess({
        port: await freePort(),
        environment: served,
        flags: (process.env['BENCH_API_FLAGS'] ?? '').split(' ').filter(Boolean),
      });
      undo.push(async () => {
        await started.stop();
      });
      return started;
    };
    const openOther: Stage['openOther'] = async (name) => {
      await query(postgres.url, `create database ${name}`);
      const its = { ...env, DATABASE_URL: at(name) };
      const other = await openBenchSide(its);
      undo.push(other.stop);
      return { url: at(name), side: other, serve: () => serve(its) };
    };
    const api = await serve(env);
    const client = startChild('load-client.ts');
    undo.push(client.stop);
    return {
      postgresUrl: at('bench'),
      pgbenchUrl: at('pgbench'),
      databasePid: await databasePid(postgres.url),
      api,
      side,
      openOther,
      crowd,
      load: loadWith(client),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

import { sql } from 'kysely';
import type { Connection } from './database/database.ts';
import { newestMigration, pendingMigrations } from './database/migration/migrate.ts';
import { NOTABLE_SKEW_MS } from './database-clock.ts';
import type { FullDisks } from './full-disks.ts';
import type { Platform } from './platform.ts';

/** One thing a server needs to do its work. `detail` is for operators and names no person or secret. */
export interface Check {
  name: 'database' | 'migrations' | 'jobs' | 'clock' | 'files';
  ok: boolean;
  detail: string;
}

export interface Readiness {
  ready: boolean;
  checks: Check[];
}

/** A machine whose clock differs more has other faults too, so it gets no calls (rule 8.7). */
const LARGEST_SKEW_MS = 30_000;
const FULL = 'the disk is full';
const MOST_SERVERS = 100;
const PATIENCE_MS = 3_000;
/** Anybody may call /readyz, and each check writes to the database, so we cache the answer. */
const ANSWER_KEPT_MS = 1_000;

/**
 * Returns the function behind /readyz: ready when every check is ok. It never throws, and answers within 3 s. An
 * answer is reused for a second.
 */
export function readinessCheck(
  platform: Pick<Platform, 'database' | 'jobs' | 'log' | 'random' | 'databaseClock'>,
  fullDisks: Pick<FullDisks, 'has'> = { has: () => false },
  release: string | null = null,
): () => Promise<Readiness> {
  const server = platform.random.uuid();
  let last: Promise<Readiness> | undefined;
  return async () => {
    last ??= check(platform, { server, release }, fullDisks).finally(() => {
      setTimeout(() => (last = undefined), ANSWER_KEPT_MS).unref();
    });
    return await last;
  };
}

async function check(
  { database, jobs, log, databaseClock }: Pick<Platform, 'database' | 'jobs' | 'log' | 'databaseClock'>,
  running: Pick<RunningServer, 'server' | 'release'>,
  fullDisks: Pick<FullDisks, 'has'>,
): Promise<Readiness> {
  const attempt = async (name: Check['name'], look: () => Promise<string>): Promise<Check> => {
    try {
      const detail = await patiently(look());
      return { name, ok: detail === '', detail: detail || 'ok' };
    } catch (err) {
      log.warn({ err, name }, 'readiness check failed');
      return { name, ok: false, detail: 'no answer' };
    }
  };
  const checks = await Promise.all([
    attempt('database', async () => {
      await database.runAlone(writeProbe({ ...running, schema: await newestMigration() }));
      return fullDisks.has('database') ? FULL : '';
    }),
    attempt('migrations', async () => (await pendingMigrations(database.read)).join(', ')),
    attempt('jobs', () => Promise.resolve(jobs.running ? '' : 'not running')),
    Promise.resolve(clockCheck(databaseClock?.aheadMs() ?? 0)),
    attempt('files', () => Promise.resolve(fullDisks.has('files') ? FULL : '')),
  ]);
  // Without uploads, everything else still works, so a full folder doesn't take the server out of service.
  return { ready: checks.every(({ name, ok }) => ok || name === 'files'), checks };
}

function clockCheck(aheadMs: number): Check {
  const off = Math.abs(aheadMs);
  const seconds = `${Math.round(off / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database`;
  return { name: 'clock', ok: off <= LARGEST_SKEW_MS, detail: off > NOTABLE_SKEW_MS ? seconds : 'ok' };
}

/**
 * We write, because a read succeeds on a full disk and on a standby too. Each probe deletes the rows of stopped
 * servers.
 */
const writeProbe = ({ server, schema, release }: Omit<RunningServer, 'at'>) => sql`
  with gone as (delete from write_probes where at < now() - interval '1 hour' and server <> ${server})
  insert into write_probes (server, at, schema, release) values (${server}, now(), ${schema}, ${release})
  on conflict (server) do update set at = excluded.at, schema = excluded.schema`;

/** A server as it last wrote to the database. */
export interface RunningServer {
  server: string;
  at: Date;
  /** The newest migration that it knows; null for a server from before this was stored. */
  schema: string | null;
  /** The name of its release, if it was given one. */
  release: string | null;
}

/** The servers that answered `/readyz` within the last hour, the latest first. */
export async function runningServers(db: Connection): Promise<RunningServer[]> {
  return await db
    .selectFrom('write_probes')
    .select(['server', 'at', 'schema', 'release'])
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('at', 'desc')
    .limit(MOST_SERVERS)
    .execute();
}

async function patiently<T>(answer: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('No answer in time')), PATIENCE_MS);
  try {
    return await Promise.race([answer, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

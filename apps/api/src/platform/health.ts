import { sql } from 'kysely';
import { pendingMigrations } from './database/migration/migrate.ts';
import type { Platform } from './platform.ts';

/** One thing a server needs to do its work. `detail` is for operators and names no person or secret. */
export interface Check {
  name: 'database' | 'migrations' | 'jobs';
  ok: boolean;
  detail: string;
}

const PATIENCE_MS = 3_000;

/** What /readyz reports: ready when every check is ok. Never throws, and answers within 3 s a check. */
export async function checkReadiness(
  platform: Pick<Platform, 'database' | 'jobs' | 'log'>,
): Promise<{ ready: boolean; checks: Check[] }> {
  const { database, jobs, log } = platform;
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
      await sql`select 1`.execute(database.read);
      return '';
    }),
    attempt('migrations', async () => (await pendingMigrations(database.read)).join(', ')),
    attempt('jobs', () => Promise.resolve(jobs.running ? '' : 'not running')),
  ]);
  return { ready: checks.every((check) => check.ok), checks };
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

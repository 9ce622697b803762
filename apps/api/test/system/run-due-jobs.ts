import { sql } from 'kysely';
import type { Platform } from '../../src/platform/platform.ts';

interface DueJob {
  id: string;
  name: string;
  data: object;
}

const ROUNDS = 100;

/**
 * Runs every job that is due by the platform's clock, including jobs sent by other jobs, until none is left. Resolves
 * to the number of jobs. It is for tests that started the jobs with `work: false` and decide themselves when jobs run.
 * If a job throws, it throws the same error.
 */
export async function runDueJobs(platform: Pick<Platform, 'database' | 'jobs' | 'clock'>): Promise<number> {
  let ran = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = await takeDue(platform);
    if (due.length === 0) return ran;
    for (const job of due) {
      const handler = platform.jobs.handlerOf(job.name);
      if (handler === undefined) throw new Error(`Nobody handles job ${job.name}`);
      await handler(job.data, { id: job.id, attempt: 0 });
      ran += 1;
    }
  }
  throw new Error(`Jobs went on sending jobs for ${ROUNDS} rounds`);
}

async function takeDue({
  database,
  jobs,
  clock,
}: Pick<Platform, 'database' | 'jobs' | 'clock'>): Promise<DueJob[]> {
  const { rows } = await sql<DueJob>`
    update jobs.job set state = 'completed', completed_on = now()
    where state in ('created', 'retry') and start_after <= ${clock.now()} and name not like '\\_\\_pgboss%'
    returning id, name, data`.execute(database.read);
  return rows
    .filter((job) => jobs.handlerOf(job.name) !== undefined)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

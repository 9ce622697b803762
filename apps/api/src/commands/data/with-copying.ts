import type { Config } from '../../platform/config/config.ts';
import { openConfiguredEngine } from '../../platform/database/open-configured.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { systemRandom } from '../../platform/random.ts';
import type { WithCopySession } from '../../platform/data-copy/copy-session.ts';
import { pgliteCopy } from '../../platform/data-copy/pglite-copy.ts';
import { postgresCopy } from '../../platform/data-copy/postgres-copy.ts';

/**
 * Calls `work` with COPY sessions of the configured database. Before that it migrates the schema and creates the job
 * tables.
 */
export async function withCopying<T>(
  config: Config,
  work: (copying: WithCopySession) => Promise<T>,
): Promise<T> {
  const log = createLog(config);
  const engine = await openConfiguredEngine({ config, log });
  const database = await openDatabase(engine, { random: systemRandom });
  try {
    const jobs = createJobs({ database, clock: systemClock, log });
    await jobs.start({ work: false });
    await jobs.stop();
    return await work(engine.pglite ? pgliteCopy(engine.pglite) : postgresCopy(config.databaseUrl ?? ''));
  } finally {
    await database.close();
  }
}

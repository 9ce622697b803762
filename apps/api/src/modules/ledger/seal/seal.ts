import type { Platform } from '../../../platform/platform.ts';
import type { Database } from '../../../platform/database/database.ts';
import { memberRanges } from '../member-ranges.ts';
import { readChainHead, seal } from './seal-store.ts';

const JOB = 'ledger.seal';
/** The first seal of a large ledger takes long; a run that was cut off goes on where it ended. */
const LIMIT_SECONDS = 3600;
/** Members sealed in one transaction, and at most in one block. */
const RANGE_SIZE = 5_000;

/**
 * Carries the ledger's hash chain on every hour, so that `reconcile` finds whatever is changed afterwards. The head goes
 * to the log: who changes the database as a whole does not change what was written elsewhere.
 */
export function defineSealJob({
  clock,
  database,
  jobs,
  log,
}: Pick<Platform, 'clock' | 'database' | 'jobs' | 'log'>): void {
  jobs.define(
    JOB,
    async (_data, { signal }) => {
      if (await sealAll(database, clock.now(), { signal }))
        log.info({ event: 'ledger.sealed', ...(await readChainHead(database.read)) }, 'ledger sealed');
    },
    { limitSeconds: LIMIT_SECONDS },
  );
  jobs.schedule(JOB, '10 * * * *');
}

/** Seals what was posted since the last time, one range of members after the other; false when there was nothing. */
export async function sealAll(
  database: Pick<Database, 'read' | 'transaction'>,
  at: Date,
  { signal, rangeSize = RANGE_SIZE }: { signal?: AbortSignal; rangeSize?: number } = {},
): Promise<boolean> {
  let sealed = false;
  for await (const members of memberRanges(database.read, rangeSize)) {
    signal?.throwIfAborted();
    if (await database.transaction((tx) => seal(tx, at, members))) sealed = true;
  }
  return sealed;
}

import type { Platform } from '../../../platform/platform.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { memberRanges } from '../member-ranges.ts';
import { type ChainHead, readChainHead, seal } from './seal-store.ts';

/** Members sealed in one transaction, and at most in one block. */
const RANGE_SIZE = 5_000;

/**
 * Carries the ledger's hash chain on, so that `reconcile` finds whatever is changed afterwards. The head goes to the log:
 * whoever can change the whole database can't change what was written elsewhere.
 */
export async function sealAndLog(
  { clock, database, log }: Pick<Platform, 'clock' | 'database' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  if (await sealAll(database, clock.now(), { signal }))
    log.info({ event: 'ledger.sealed', ...(await readChainHead(database.read)) }, 'ledger sealed');
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

/** The newest block of the hash chain; undefined before the first seal. */
export async function chainHead(db: Connection): Promise<ChainHead | undefined> {
  return await readChainHead(db);
}

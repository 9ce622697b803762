import type { Platform } from '../../../platform/platform.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { memberRanges } from '../member-range-store.ts';
import { type ChainHead, readChainHead, seal } from './seal-store.ts';

/** How many members one transaction seals, and the most in one block. */
const RANGE_SIZE = 5_000;

/**
 * Extends the ledger's hash chain, so that `reconcile` finds later changes of sealed rows. It logs the head of the
 * chain: a person who can change the database can't change a log that is stored elsewhere.
 */
export async function sealAndLog(
  { clock, database, log }: Pick<Platform, 'clock' | 'database' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  if (await sealAll(database, clock.now(), { signal }))
    log.info({ event: 'ledger.sealed', ...(await readChainHead(database.read)) }, 'ledger sealed');
}

/**
 * Seals the transfers since the last seal, one range of members after the other. Resolves to false when there are none.
 */
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

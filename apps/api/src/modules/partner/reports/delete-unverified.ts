import type { PartnerDeps } from '../partner-deps.ts';
import { deleteUnverified } from './report-store.ts';

const KEPT_MS = 30 * 86_400_000;
const LIMIT = 1000;

/** Deletes unverified callbacks that are a month old. Returns how many. */
export async function deleteOldUnverified(
  { database, clock }: Pick<PartnerDeps, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  let forgotten = 0;
  for (;;) {
    signal?.throwIfAborted();
    const count = await deleteUnverified(database.read, before, LIMIT);
    forgotten += count;
    if (count < LIMIT) return forgotten;
  }
}

import type { Connection } from '../../../platform/database/database.ts';
import { readWanted } from '../task-store.ts';
import { type KnownAttributes, matchOf } from '../wanted.ts';

/** We count at most this many open tasks. The number is only shown as 「约 n 个」. */
const MOST = 500;

/** How many open tasks look for attributes that the member hasn't answered, and aren't excluded by a known answer. */
export async function matchGain(db: Connection, known: KnownAttributes, now: Date): Promise<number> {
  const wanted = await readWanted(db, now, MOST);
  return wanted.filter((one) => matchOf(one, known, now)?.level === 'middle').length;
}

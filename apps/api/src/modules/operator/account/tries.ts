import { refuse } from '../../../errors/api-fault.ts';
import { networkSteps } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { resetTries, takeTry } from './tries-store.ts';

const WAIT_MS = 15 * 60_000;
const MOST_OF_NAME = 5;
/** An office has one address. */
const MOST_OF_NETWORK = 50;

type Parts = Pick<Platform, 'database' | 'clock' | 'cipher'>;

const nameKey = ({ cipher }: Parts, name: string): string => cipher.blindIndex(`operator name ${name}`);

/**
 * Takes a try of a name and of its network, whether or not the name has an account (rule 14.3). Refuses with
 * OPERATOR_TRIES_USED.
 */
export async function takeTries(parts: Parts, name: string, address: string): Promise<void> {
  const { database, cipher, clock } = parts;
  const now = clock.now();
  for (const { network, share } of networkSteps(address)) {
    const key = cipher.blindIndex(`operator network ${network}`);
    const limit = { most: MOST_OF_NETWORK * share, waitMs: WAIT_MS, now };
    if (!(await takeTry(database.read, key, limit))) refuse('OPERATOR_TRIES_USED');
  }
  const limit = { most: MOST_OF_NAME, waitMs: WAIT_MS, now };
  if (!(await takeTry(database.read, nameKey(parts, name), limit))) refuse('OPERATOR_TRIES_USED');
}

/** After a right sign-in: the name has all its tries again. */
export async function giveTriesBack(parts: Parts, name: string): Promise<void> {
  await resetTries(parts.database.read, nameKey(parts, name));
}

import type { KeyValueStorage } from './browser-storage.ts';
import type { Clock } from '../clock.ts';
import type { Locks } from './locks.ts';

/** Longer than the refresh call may take, so that a lease never ends while its holder still works. */
const leaseMilliseconds = 25_000;
/** Time for a write to local storage to be seen by all tabs. */
const settleMilliseconds = 60;
const pollMilliseconds = 100;

interface Lease {
  readonly owner: string;
  readonly until: number;
}

const readLease = (storage: KeyValueStorage, name: string): Lease | undefined => {
  const [owner, until] = storage.getItem(name)?.split(' ') ?? [];
  return owner && until ? { owner, until: Number(until) } : undefined;
};

/** Claims the free lease: writes it and waits until all tabs see it. Resolves to whether `owner` wrote last. */
const claimed = async (
  storage: KeyValueStorage,
  name: string,
  owner: string,
  clock: Clock,
): Promise<boolean> => {
  const until = clock.now() + leaseMilliseconds;
  try {
    storage.setItem(name, `${owner} ${until}`);
  } catch {
    return true; // Without storage the tabs can't share a lease, so there is none to wait for.
  }
  await clock.wait(settleMilliseconds);
  const lease = readLease(storage, name);
  return lease === undefined || lease.owner === owner;
};

/**
 * Locks for pages without Web Locks (plain http at a network address, old browsers): a lease in local storage. If a tab
 * dies with the lease, the others wait until it expires.
 */
export const storageLocks = (storage: KeyValueStorage, clock: Clock): Locks => ({
  request: async (name, work) => {
    const owner = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const busy = (): boolean => (readLease(storage, name)?.until ?? 0) > clock.now();
    for (;;) {
      if (busy()) await clock.wait(pollMilliseconds);
      else if (await claimed(storage, name, owner, clock)) break;
    }
    try {
      return await work();
    } finally {
      if (readLease(storage, name)?.owner === owner) storage.removeItem(name);
    }
  },
});

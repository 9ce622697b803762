import { networkOf } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type BlockedNetwork, readBlocked, writeAllowed, writeBlocked } from './blocked-network-store.ts';

type Parts = Pick<Platform, 'database' | 'cipher' | 'clock'>;

const MOST_LISTED = 1000;

const indexOf = ({ cipher }: Parts, address: string): string => cipher.blindIndex(networkOf(address));

/**
 * Lets nobody start a task from an address any more: result 5 (decisions §3). An IPv6 address blocks its /64. Who is in a
 * task already goes on. The address itself is not kept, only a blind index of it.
 */
export const blockNetwork = (
  deps: Parts,
  { address, reason, operator }: { address: string; reason: string; operator: string },
): Promise<void> =>
  writeBlocked(deps.database.read, {
    addressIndex: indexOf(deps, address),
    reason,
    blockedBy: operator,
    blockedAt: deps.clock.now(),
  });

/** Lets people start from an address again; false when it is not blocked. */
export const allowNetwork = (
  deps: Parts,
  { address, operator }: { address: string; operator: string },
): Promise<boolean> =>
  writeAllowed(deps.database.read, indexOf(deps, address), { by: operator, at: deps.clock.now() });

/** Every network that is blocked, newest first; which address it was is not known any more. */
export const blockedNetworks = ({ database }: Pick<Platform, 'database'>): Promise<BlockedNetwork[]> =>
  readBlocked(database.read, MOST_LISTED);

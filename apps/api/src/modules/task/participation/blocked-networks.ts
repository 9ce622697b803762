import { namedNetwork } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type BlockedNetwork, readBlocked, writeAllowed, writeBlocked } from './blocked-network-store.ts';

type Deps = Pick<Platform, 'database' | 'cipher' | 'clock'>;

const MOST_LISTED = 1000;

const indexOf = ({ cipher }: Deps, address: string): string => {
  const network = namedNetwork(address);
  if (network === undefined) throw new Error(`${address} is no network`);
  return cipher.blindIndex(network);
};

/**
 * Blocks a network: nobody can start a task from it (result 5, rule 3.12). An IPv6 address blocks its /64; a block is
 * named with its length (/24, /56 or /48). Open
 * participations continue. Only a blind index of the address is stored.
 */
export const blockNetwork = (
  deps: Deps,
  { address, reason, operator }: { address: string; reason: string; operator: string },
): Promise<void> =>
  writeBlocked(deps.database.read, {
    addressIndex: indexOf(deps, address),
    reason,
    blockedBy: operator,
    blockedAt: deps.clock.now(),
  });

/** Unblocks an address; false if it wasn't blocked. */
export const allowNetwork = (
  deps: Deps,
  { address, operator }: { address: string; operator: string },
): Promise<boolean> =>
  writeAllowed(deps.database.read, indexOf(deps, address), { by: operator, at: deps.clock.now() });

/** All blocked networks, newest first. Their addresses are not stored. */
export const blockedNetworks = ({ database }: Pick<Platform, 'database'>): Promise<BlockedNetwork[]> =>
  readBlocked(database.read, MOST_LISTED);

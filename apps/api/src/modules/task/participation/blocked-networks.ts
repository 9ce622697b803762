import { maskedNetwork, namedNetwork } from '../../../platform/network.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type BlockedNetwork, readBlocked, writeAllowed, writeBlocked } from './blocked-network-store.ts';

type Deps = Pick<Platform, 'database' | 'clock'>;

const MOST_LISTED = 1000;

/** A network without its address: nothing stores the address. */
export interface MarkedNetwork {
  /** The blind index of the network. */
  index: string;
  /** The first half of the network, by which operators tell networks apart. */
  shown: string;
}

/** Marks the network that an operator names. An IPv6 address means its /64. Undefined for anything else. */
export const markNetwork = (
  { cipher }: Pick<Platform, 'cipher'>,
  address: string,
): MarkedNetwork | undefined => {
  const network = namedNetwork(address.trim());
  return network === undefined
    ? undefined
    : { index: cipher.blindIndex(network), shown: maskedNetwork(network) };
};

/**
 * Blocks a network: nobody can start a task from it (result 5, rule 3.12). An IPv6 address blocks its /64; a block is
 * named with its length (/24, /56 or /48). Open participations continue.
 */
export const blockNetwork = (
  { database, clock }: Deps,
  {
    network: { index, shown },
    reason,
    operator,
  }: { network: MarkedNetwork; reason: string; operator: string },
): Promise<void> =>
  writeBlocked(database.read, {
    addressIndex: index,
    shown,
    reason,
    blockedBy: operator,
    blockedAt: clock.now(),
  });

/** Unblocks a network; false if it wasn't blocked. */
export const allowNetwork = (
  { database, clock }: Deps,
  { index, operator }: { index: string; operator: string },
): Promise<boolean> => writeAllowed(database.read, index, { by: operator, at: clock.now() });

/** All blocked networks, newest first. Their addresses are not stored. */
export const blockedNetworks = (db: Connection): Promise<BlockedNetwork[]> => readBlocked(db, MOST_LISTED);

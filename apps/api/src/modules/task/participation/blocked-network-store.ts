import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

export interface BlockedNetwork {
  readonly addressIndex: string;
  /** The first half of the network; empty for one that was blocked before it was stored. */
  readonly shown: string;
  readonly reason: string;
  readonly blockedBy: string;
  readonly blockedAt: Date;
}

/** Blocks a network. A blocked network gets the new reason. */
export async function writeBlocked(
  db: Connection,
  { addressIndex, shown, reason, blockedBy, blockedAt }: BlockedNetwork,
): Promise<void> {
  const again = { allowed_at: null, allowed_by: null };
  const said = { shown, reason, blocked_by: blockedBy, created_at: blockedAt, ...again };
  await db
    .insertInto('blocked_networks')
    .values({ address_index: addressIndex, ...said })
    .onConflict((conflict) => conflict.column('address_index').doUpdateSet(said))
    .execute();
}

/** Unblocks a network; false if it wasn't blocked. */
export async function writeAllowed(
  db: Connection,
  addressIndex: string,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('blocked_networks')
    .set({ allowed_at: at, allowed_by: by })
    .where('address_index', '=', addressIndex)
    .where('allowed_at', 'is', null)
    .returning('address_index')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether one of these networks is blocked. */
export async function isBlockedNetwork(db: Connection, addressIndexes: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_networks')
    .select(sql<number>`1`.as('one'))
    .where('address_index', 'in', addressIndexes)
    .where('allowed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const blockedRows = (db: Connection) =>
  db
    .selectFrom('blocked_networks')
    .select([
      'address_index as addressIndex',
      'shown',
      'reason',
      'blocked_by as blockedBy',
      'created_at as blockedAt',
    ])
    .where('allowed_at', 'is', null);

/** A blocked network; undefined if it isn't blocked. */
export async function selectBlocked(
  db: Connection,
  addressIndex: string,
): Promise<BlockedNetwork | undefined> {
  return await blockedRows(db).where('address_index', '=', addressIndex).executeTakeFirst();
}

/** At most `limit` blocked networks, newest first. */
export async function readBlocked(db: Connection, limit: number): Promise<BlockedNetwork[]> {
  return await blockedRows(db).orderBy('created_at', 'desc').limit(limit).execute();
}

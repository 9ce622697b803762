import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

export interface BlockedNetwork {
  readonly addressIndex: string;
  readonly reason: string;
  readonly blockedBy: string;
  readonly blockedAt: Date;
}

/** Blocks a network. A blocked network gets the new reason. */
export async function writeBlocked(
  db: Connection,
  { addressIndex, reason, blockedBy, blockedAt }: BlockedNetwork,
): Promise<void> {
  const said = { reason, blocked_by: blockedBy, created_at: blockedAt, allowed_at: null, allowed_by: null };
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

/** At most `limit` blocked networks, newest first. */
export async function readBlocked(db: Connection, limit: number): Promise<BlockedNetwork[]> {
  const rows = await db
    .selectFrom('blocked_networks')
    .selectAll()
    .where('allowed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    addressIndex: row.address_index,
    reason: row.reason,
    blockedBy: row.blocked_by,
    blockedAt: row.created_at,
  }));
}

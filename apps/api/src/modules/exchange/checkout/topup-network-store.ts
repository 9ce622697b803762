import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A network, and how many of its members may order a top-up without a real-name check in 24 hours. */
export interface CountedNetwork {
  readonly networkIndex: string;
  readonly most: number;
}

/** How many other members of a network count now. */
export async function countOthers(
  db: Connection,
  networkIndex: string,
  memberId: string,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('topup_networks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('network_index', '=', networkIndex)
    .where('member_id', '<>', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes the other orders of a network wait until the transaction ends, so that each counts the ones before it. */
export async function lockNetwork(tx: Tx, networkIndex: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`topup:${networkIndex}`}::text, 0))`.execute(tx);
}

export async function putNetworkMember(
  tx: Tx,
  networkIndex: string,
  memberId: string,
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('topup_networks')
    .values({ network_index: networkIndex, member_id: memberId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['network_index', 'member_id']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
}

import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A member in a campaign, and how many draws they have made. */
export interface Participant {
  pseudonym: string;
  draws: number;
}

/** Locks a member's row in a campaign; undefined before the member's first draw. */
export async function lockParticipantRow(
  tx: Tx,
  campaignId: string,
  memberId: string,
): Promise<Participant | undefined> {
  return await tx
    .selectFrom('campaign_members')
    .select(['pseudonym', 'draws'])
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * How many members of the campaign used a device. Members who use it for the first time wait until the transaction
 * ends.
 */
export async function countOnDevice(tx: Tx, campaignId: string, device: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${campaignId}:${device}`}::text, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom('campaign_members')
    .select(sql<number>`count(*)`.as('count'))
    .where('campaign_id', '=', campaignId)
    .where('device', '=', device)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts one more member of a network in a campaign; false if `most` are in. */
export async function countInNetwork(
  tx: Tx,
  { campaignId, networkIndex }: { campaignId: string; networkIndex: string },
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into campaign_networks as n (campaign_id, network_index, members)
    values (${campaignId}, ${networkIndex}, 1)
    on conflict (campaign_id, network_index) do update set members = n.members + 1
      where n.members < ${most}::int
    returning 1 as counted`.execute(tx);
  return rows.length > 0;
}

/** Adds a member to a campaign and locks the row; undefined when the member is in it already. */
export async function insertParticipant(
  tx: Tx,
  row: { campaignId: string; memberId: string; pseudonym: string; device: string; at: Date },
): Promise<Participant | undefined> {
  return await tx
    .insertInto('campaign_members')
    .values({
      campaign_id: row.campaignId,
      member_id: row.memberId,
      pseudonym: row.pseudonym,
      device: row.device,
      created_at: row.at,
    })
    .onConflict((conflict) => conflict.columns(['campaign_id', 'member_id']).doNothing())
    .returning(['pseudonym', 'draws'])
    .executeTakeFirst();
}

/** When a member entered; null if they have not. */
export async function selectEntry(
  db: Connection,
  { campaignId, memberId }: { campaignId: string; memberId: string },
): Promise<{ pseudonym: string; enteredAt: Date | null } | undefined> {
  return await db
    .selectFrom('campaign_members')
    .select(['pseudonym', 'entered_at as enteredAt'])
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Erases the devices from which a member took part. */
export async function eraseDevices(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('campaign_members').set({ device: '' }).where('member_id', '=', memberId).execute();
}

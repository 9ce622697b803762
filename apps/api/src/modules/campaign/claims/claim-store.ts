import type { Connection } from '../../../platform/database/database.ts';
import type { StoredWin } from '../draw/draw-store.ts';
import type { Tx } from '../deps.ts';

interface OwnDraw {
  campaignId: string;
  memberId: string;
  number: number;
}

/** Locks a member's win until the transaction ends; undefined when that draw won nothing that has to be claimed. */
export async function lockWin(
  tx: Tx,
  { campaignId, memberId, number }: OwnDraw,
): Promise<StoredWin | undefined> {
  const row = await tx
    .selectFrom('campaign_wins')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      prizeId: row.prize_id,
      state: row.state as StoredWin['state'], // The table's check.
      claimBy: row.claim_by,
      orderId: row.order_id,
    }
  );
}

/** Stores that a win was claimed by an order, or that nobody claimed it in time. */
export async function endWin(
  tx: Tx,
  { campaignId, memberId, number }: OwnDraw,
  orderId: string | null,
): Promise<void> {
  await tx
    .updateTable('campaign_wins')
    .set({ state: orderId === null ? 'expired' : 'claimed', order_id: orderId })
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .where('number', '=', number)
    .execute();
}

/** Open wins whose deadline is before `upto`, behind `after`, at most `limit`. */
export async function selectOpenWins(
  db: Connection,
  { after, upto, limit }: { after: Date; upto: Date; limit: number },
): Promise<(OwnDraw & Pick<StoredWin, 'prizeId' | 'claimBy'>)[]> {
  const rows = await db
    .selectFrom('campaign_wins')
    .select(['campaign_id', 'member_id', 'number', 'prize_id', 'claim_by'])
    .where('state', '=', 'open')
    .where('claim_by', '>', after)
    .where('claim_by', '<=', upto)
    .orderBy('claim_by')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    campaignId: row.campaign_id,
    memberId: row.member_id,
    number: row.number,
    prizeId: row.prize_id,
    claimBy: row.claim_by,
  }));
}

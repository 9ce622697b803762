import type { Connection } from '../../../platform/database/database.ts';
import type { StoredWin } from '../draw/draw-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface OwnDraw {
  campaignId: string;
  memberId: string;
  number: number;
}

/** Locks a member's win until the transaction ends; undefined when the draw won nothing that can be claimed. */
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

/** Stores the order that claimed a win, or that the win has expired. */
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

/** Voids a win: it can't be claimed any more. */
export async function storeVoid(
  tx: Tx,
  { campaignId, memberId, number }: OwnDraw,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('campaign_wins')
    .set({ state: 'expired', voided_at: at, voided_by: by, void_reason: reason })
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .where('number', '=', number)
    .execute();
}

/** Moves a winner's deadline. They get a reminder of the new one too. */
export async function moveDeadline(
  tx: Tx,
  { campaignId, memberId, number }: OwnDraw,
  claimBy: Date,
): Promise<void> {
  await tx
    .updateTable('campaign_wins')
    .set({ claim_by: claimBy, reminded_at: null })
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .where('number', '=', number)
    .execute();
}

/** A win that nobody has claimed yet. */
export type OpenWin = OwnDraw & Pick<StoredWin, 'prizeId' | 'claimBy'>;

/** Open wins with a deadline between `after` and `upto`, at most `limit`. */
export async function selectOpenWins(
  db: Connection,
  { after, upto, limit }: { after: Date; upto: Date; limit: number },
): Promise<OpenWin[]> {
  const rows = await db
    .selectFrom('campaign_wins')
    .select(['campaign_id', 'member_id', 'number', 'prize_id', 'claim_by'])
    .where('state', '=', 'open')
    .where('claim_by', '>', after)
    .where('claim_by', '<=', upto)
    .orderBy('claim_by')
    .limit(limit)
    .execute();
  return rows.map(openOf);
}

const openOf = (row: {
  campaign_id: string;
  member_id: string;
  number: number;
  prize_id: string;
  claim_by: Date;
}): OpenWin => ({
  campaignId: row.campaign_id,
  memberId: row.member_id,
  number: row.number,
  prizeId: row.prize_id,
  claimBy: row.claim_by,
});

/**
 * Open wins with a deadline in a span of time, drawn before `drawnUpto`, whose winner has no reminder yet. At most
 * `limit`.
 */
export async function selectToRemind(
  db: Connection,
  { after, upto, drawnUpto, limit }: { after: Date; upto: Date; drawnUpto: Date; limit: number },
): Promise<OpenWin[]> {
  const rows = await db
    .selectFrom('campaign_wins as w')
    .innerJoin('campaign_draws as d', (join) =>
      join
        .onRef('d.campaign_id', '=', 'w.campaign_id')
        .onRef('d.member_id', '=', 'w.member_id')
        .onRef('d.number', '=', 'w.number'),
    )
    .select(['w.campaign_id', 'w.member_id', 'w.number', 'w.prize_id', 'w.claim_by'])
    .where('w.state', '=', 'open')
    .where('w.reminded_at', 'is', null)
    .where('w.claim_by', '>', after)
    .where('w.claim_by', '<=', upto)
    .where('d.drawn_at', '<=', drawnUpto)
    .orderBy('w.claim_by')
    .limit(limit)
    .execute();
  return rows.map(openOf);
}

/** Stores that a winner was reminded; false when they were reminded before, or the win isn't open any more. */
export async function markReminded(
  tx: Tx,
  { campaignId, memberId, number }: OwnDraw,
  at: Date,
): Promise<boolean> {
  const marked = await tx
    .updateTable('campaign_wins')
    .set({ reminded_at: at })
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .where('number', '=', number)
    .where('state', '=', 'open')
    .where('reminded_at', 'is', null)
    .returning('number')
    .executeTakeFirst();
  return marked !== undefined;
}

import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CampaignDates } from '../core/campaign-dates.ts';
import { moveText } from '../core/date-change.ts';
import type { FiledCampaign } from './campaign-file.ts';

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('campaigns').where('id', '=', id).where('published_at', 'is', null).execute();
}

export async function insertDraft(tx: Tx, filed: FiledCampaign): Promise<void> {
  await tx
    .insertInto('campaigns')
    .values({
      id: filed.id,
      face: filed.face,
      title: filed.title,
      summary: filed.summary,
      rules: JSON.stringify(filed.rules),
      organiser: filed.organiser,
      tax_note: filed.taxNote,
      starts_at: filed.startsAt,
      ends_at: filed.endsAt,
      draws_at: filed.drawsAt,
      claim_days: filed.claimDays,
      consolation: filed.consolation,
      ways: JSON.stringify(filed.ways),
      quiz: filed.quiz === null ? null : JSON.stringify(filed.quiz),
    })
    .execute();
  await tx
    .insertInto('campaign_prizes')
    .values(
      filed.prizes.map((prize, position) => ({
        campaign_id: filed.id,
        id: prize.id,
        position,
        kind: prize.kind,
        title: prize.title,
        worth: prize.worth,
        coins: prize.coins,
        benefit_id: prize.benefit,
        choice_id: prize.choice,
        amount: prize.amount,
        stock: prize.stock,
        remaining: prize.stock,
      })),
    )
    .execute();
}

export async function storePublished(
  tx: Tx,
  id: string,
  { seedSealed, seedHash, at }: { seedSealed: string; seedHash: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ seed_sealed: seedSealed, seed_hash: seedHash, published_at: at })
    .where('id', '=', id)
    .execute();
}

/** Ends a campaign and publishes its seed. */
export async function storeCampaignEnd(tx: Tx, id: string, seed: string, at: Date): Promise<void> {
  await tx.updateTable('campaigns').set({ seed, ended_at: at }).where('id', '=', id).execute();
}

/** Pauses a campaign, or lets it go on. */
export async function storePause(tx: Tx, id: string, pausedAt: Date | null): Promise<void> {
  await tx.updateTable('campaigns').set({ paused_at: pausedAt }).where('id', '=', id).execute();
}

export async function storeDates(
  tx: Tx,
  id: string,
  { startsAt, endsAt, drawsAt }: CampaignDates,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ starts_at: startsAt, ends_at: endsAt, draws_at: drawsAt })
    .where('id', '=', id)
    .execute();
}

/** Adds pieces to a prize. */
export async function addPieces(tx: Tx, campaignId: string, prizeId: string, count: number): Promise<void> {
  await tx
    .updateTable('campaign_prizes')
    .set(({ eb }) => ({ stock: eb('stock', '+', count), remaining: eb('remaining', '+', count) }))
    .where('campaign_id', '=', campaignId)
    .where('id', '=', prizeId)
    .execute();
}

/** An operator's act on a campaign. */
export interface Act {
  campaignId: string;
  act: 'import' | 'publish' | 'revise' | 'pause' | 'resume' | 'move' | 'end';
  operator: string;
  detail: string;
  at: Date;
}

export async function insertAct(tx: Tx, id: string, { campaignId, ...act }: Act): Promise<void> {
  await tx
    .insertInto('campaign_acts')
    .values({ id, campaign_id: campaignId, ...act })
    .execute();
}

/** The acts of operators on a campaign, the oldest first. */
export async function selectActs(db: Connection, campaignId: string): Promise<Act[]> {
  const rows = await db
    .selectFrom('campaign_acts')
    .select(['campaign_id', 'act', 'operator', 'detail', 'at'])
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();
  return rows.map(({ campaign_id, act, detail, ...row }) => ({
    ...row,
    detail: act === 'move' ? moveText(detail) : detail,
    campaignId: campaign_id,
    act: act as Act['act'], // Only this file writes it.
  }));
}

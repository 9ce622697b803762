import { type CampaignFace, ChanceCause, type PrizeKind } from '@yayan/contract';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../../../platform/database/database.ts';
import type { CampaignPrizes, Campaigns } from '../../../platform/database/gen/schema.ts';
import { FACES_THAT_END_BY_DRAW } from '../kinds/kind-of.ts';
import type { Campaign, CampaignText, Prize } from './campaign.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const texts = z.array(z.string());
export const waysSchema = z.array(z.object({ cause: z.enum(ChanceCause), chances: z.number() }));
const quizSchema = z.object({ questions: z.number(), seconds: z.number(), coins: z.number() }).nullable();

const textOf = (row: Selectable<Campaigns>): CampaignText => ({
  id: row.id,
  face: row.face as CampaignFace, // The table's check.
  title: row.title,
  summary: row.summary,
  rules: texts.parse(row.rules),
  organiser: row.organiser,
  taxNote: row.tax_note,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  drawsAt: row.draws_at,
  claimDays: row.claim_days,
  consolation: row.consolation,
  ways: waysSchema.parse(row.ways),
  quiz: quizSchema.parse(row.quiz),
});

function campaignOf(row: Selectable<Campaigns>): Campaign | undefined {
  if (row.seed_sealed === null || row.seed_hash === null) return undefined;
  return {
    ...textOf(row),
    seedSealed: row.seed_sealed,
    seedHash: row.seed_hash,
    seed: row.seed,
    entrantsHash: row.entrants_hash,
    entrants: row.entrants,
    pausedAt: row.paused_at,
    endedAt: row.ended_at,
  };
}

/** A published campaign. */
export async function selectCampaign(db: Connection, id: string): Promise<Campaign | undefined> {
  const row = await db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  return row && campaignOf(row);
}

/** Like `selectCampaign`, with `rowVersion`: PostgreSQL's `xmin`. Every version of the row has its own. */
export async function selectVersioned(
  db: Connection,
  id: string,
): Promise<{ campaign: Campaign; rowVersion: string } | undefined> {
  const row = await db
    .selectFrom('campaigns')
    .selectAll()
    .select(sql<string>`campaigns.xmin::text`.as('rowVersion'))
    .where('id', '=', id)
    .executeTakeFirst();
  const campaign = row && campaignOf(row);
  return campaign && { campaign, rowVersion: row.rowVersion };
}

/** Like `selectCampaign`, and the campaign can't end before the transaction does. Other draws don't wait. */
export async function holdCampaign(tx: Tx, id: string): Promise<Campaign | undefined> {
  const row = await tx.selectFrom('campaigns').selectAll().where('id', '=', id).forShare().executeTakeFirst();
  return row && campaignOf(row);
}

interface LockedCampaign {
  startsAt: Date;
  endsAt: Date;
  publishedAt: Date | null;
  pausedAt: Date | null;
  endedAt: Date | null;
  seedSealed: string | null;
  face: CampaignFace;
  entrantsHash: string | null;
  entrants: number;
}

/** Locks a campaign until the transaction ends. Waits for running draws, and lets no other begin. */
export async function lockCampaign(tx: Tx, id: string): Promise<LockedCampaign | undefined> {
  const row = await tx
    .selectFrom('campaigns')
    .select(['published_at as publishedAt', 'ended_at as endedAt', 'seed_sealed as seedSealed'])
    .select(['paused_at as pausedAt', 'face', 'entrants_hash as entrantsHash', 'entrants'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, face: row.face as CampaignFace }; // The table's check.
}

/** When a campaign was published; null if it wasn't. */
export async function selectPublishedAt(db: Connection, id: string): Promise<Date | null> {
  const row = await db.selectFrom('campaigns').select('published_at').where('id', '=', id).executeTakeFirst();
  return row?.published_at ?? null;
}

/** The campaign of a page: the running one, otherwise the next one, otherwise the last one. */
export async function selectCampaignToShow(
  db: Connection,
  face: CampaignFace,
  now: Date,
): Promise<Campaign | undefined> {
  const row = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('face', '=', face)
    .where('published_at', 'is not', null)
    .orderBy(
      sql`case when ended_at is null and starts_at <= ${now} and ends_at > ${now} then 0
        when ended_at is null and starts_at > ${now} then 1 else 2 end`,
    )
    .orderBy(sql`abs(extract(epoch from (starts_at - ${now}::timestamptz)))`)
    .limit(1)
    .executeTakeFirst();
  return row && campaignOf(row);
}

/** A published campaign of a page, whatever its state. */
export async function selectCampaignOfPage(
  db: Connection,
  face: CampaignFace,
  id: string,
): Promise<Campaign | undefined> {
  const campaign = await selectCampaign(db, id);
  return campaign?.face === face ? campaign : undefined;
}

/**
 * Published campaigns that are over and have not ended, so their seed is still secret. Without 锦鲤 campaigns: these end
 * with their draw.
 */
export async function selectOverdue(db: Connection, now: Date): Promise<Campaign[]> {
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('published_at', 'is not', null)
    .where('face', 'not in', FACES_THAT_END_BY_DRAW)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute();
  return rows.flatMap((row) => campaignOf(row) ?? []);
}

/** The faces of campaigns, by id. */
export async function selectFaces(
  db: Connection,
  ids: readonly string[],
): Promise<{ id: string; face: CampaignFace }[]> {
  const rows = await db.selectFrom('campaigns').select(['id', 'face']).where('id', 'in', ids).execute();
  return rows.map(({ id, face }) => ({ id, face: face as CampaignFace })); // The table's check.
}

/** Every campaign, drafts too, the newest first. */
export async function selectAllCampaigns(
  db: Connection,
): Promise<(CampaignText & Pick<Campaign, 'pausedAt' | 'endedAt'> & { publishedAt: Date | null })[]> {
  const rows = await db.selectFrom('campaigns').selectAll().orderBy('starts_at', 'desc').execute();
  return rows.map((row) => ({
    ...textOf(row),
    publishedAt: row.published_at,
    pausedAt: row.paused_at,
    endedAt: row.ended_at,
  }));
}

const prizeOf = (row: Selectable<CampaignPrizes>): Prize => ({
  id: row.id,
  kind: row.kind as PrizeKind, // The table's check.
  title: row.title,
  worth: row.worth,
  coins: row.coins,
  benefitId: row.benefit_id,
  choiceId: row.choice_id,
  amount: row.amount,
  stock: row.stock,
  remaining: row.remaining,
});

export async function selectPrizes(db: Connection, campaignId: string): Promise<Prize[]> {
  const rows = await db
    .selectFrom('campaign_prizes')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('position')
    .execute();
  return rows.map(prizeOf);
}

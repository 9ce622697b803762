import { CampaignFace, ChanceCause, type PrizeKind } from '@yayan/contract';
import { type Selectable, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../../../platform/database/database.ts';
import type { CampaignPrizes, Campaigns, Schema } from '../../../platform/database/gen/schema.ts';
import type { Campaign, CampaignText, Odds, Prize } from './campaign.ts';

const texts = z.array(z.string());
const waysSchema = z.array(z.object({ cause: z.enum(ChanceCause), chances: z.number() }));
const quizSchema = z.object({ questions: z.number(), seconds: z.number(), coins: z.number() }).nullable();
const rowsSchema = z.array(z.object({ prizeId: z.string(), odds: z.number() }));

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
    endedAt: row.ended_at,
  };
}

/** A published campaign. */
export async function selectCampaign(db: Connection, id: string): Promise<Campaign | undefined> {
  const row = await db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  return row && campaignOf(row);
}

/** The same, with `rowVersion`: PostgreSQL's `xmin`, which another version of the row doesn't share. */
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

/** The same, and the campaign can't end before the transaction does. Other draws don't wait. */
export async function holdCampaign(tx: Transaction<Schema>, id: string): Promise<Campaign | undefined> {
  const row = await tx.selectFrom('campaigns').selectAll().where('id', '=', id).forShare().executeTakeFirst();
  return row && campaignOf(row);
}

/** The campaign of a page: the one that runs, else the next one, else the last one. */
export async function selectShown(
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

/** Published campaigns that are over but have not ended: their seed is still secret. 锦鲤 campaigns end by their draw. */
export async function selectOverdue(db: Connection, now: Date): Promise<Campaign[]> {
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('published_at', 'is not', null)
    .where('face', '<>', CampaignFace.Koi)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute();
  return rows.flatMap((row) => campaignOf(row) ?? []);
}

/** Every campaign, drafts too, the newest first. */
export async function selectAllCampaigns(
  db: Connection,
): Promise<(CampaignText & { publishedAt: Date | null; endedAt: Date | null })[]> {
  const rows = await db.selectFrom('campaigns').selectAll().orderBy('starts_at', 'desc').execute();
  return rows.map((row) => ({ ...textOf(row), publishedAt: row.published_at, endedAt: row.ended_at }));
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

/** All versions of the odds, the oldest first. */
export async function selectOdds(db: Connection, campaignId: string): Promise<Odds[]> {
  const rows = await db
    .selectFrom('campaign_odds')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('version')
    .execute();
  return rows.map(oddsOf);
}

/** The odds in force. */
export async function selectOddsInForce(db: Connection, campaignId: string): Promise<Odds | undefined> {
  const row = await db
    .selectFrom('campaign_odds')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && oddsOf(row);
}

const oddsOf = (row: { version: number; reason: string; rows: unknown; published_at: Date }): Odds => ({
  version: row.version,
  reason: row.reason,
  rows: rowsSchema.parse(row.rows),
  publishedAt: row.published_at,
});

/** Waits until nobody else publishes odds of the campaign, and keeps others waiting until the transaction ends. */
export async function lockOdds(tx: Transaction<Schema>, campaignId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`odds:${campaignId}`}::text, 0))`.execute(tx);
}

export async function insertOdds(tx: Transaction<Schema>, campaignId: string, odds: Odds): Promise<void> {
  await tx
    .insertInto('campaign_odds')
    .values({
      campaign_id: campaignId,
      version: odds.version,
      reason: odds.reason,
      rows: JSON.stringify(odds.rows),
      published_at: odds.publishedAt,
    })
    .execute();
}

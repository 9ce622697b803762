import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../../../platform/database/database.ts';
import type { Odds } from './campaign.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const rowsSchema = z.array(z.object({ prizeId: z.string(), odds: z.number() }));

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

/** The current odds. */
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

/** Locks the odds of the campaign until the transaction ends, so that only one transaction publishes odds. */
export async function lockOdds(tx: Tx, campaignId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`odds:${campaignId}`}::text, 0))`.execute(tx);
}

export async function insertOdds(tx: Tx, campaignId: string, odds: Odds): Promise<void> {
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

import type { Odds } from '../core/campaign.ts';
import { insertOdds, lockOdds, selectOddsInForce } from '../core/odds-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { takePrize } from './draw-store.ts';
import { prizeAt } from './fair-draw.ts';

/** Where a roll fell. */
export interface DrawOutcome {
  version: number;
  prizeId: string | null;
}

/** A prize runs out at most once, so that a roll meets at most so many versions, and some that operators publish. */
const MOST_VERSIONS = 50;

/**
 * Lays a roll on the odds in force and takes the prize it falls on. Whoever takes the last piece publishes a new version
 * without that prize (rule 12.6). A draw that finds a prize gone lays its roll on the version that took it out.
 */
export async function takeByRoll(
  tx: Tx,
  { campaignId, roll, at }: { campaignId: string; roll: number; at: Date },
): Promise<DrawOutcome> {
  for (let attempt = 0; attempt < MOST_VERSIONS; attempt += 1) {
    const odds = await oddsOf(tx, campaignId);
    const prizeId = prizeAt(roll, odds.rows);
    if (prizeId === null) return { version: odds.version, prizeId };
    const left = await takePrize(tx, campaignId, prizeId);
    if (left === 0) await publishWithout(tx, campaignId, prizeId, at);
    if (left !== undefined) return { version: odds.version, prizeId };
  }
  throw new Error(`Campaign ${campaignId} has odds for prizes that are gone`);
}

async function oddsOf(tx: Tx, campaignId: string): Promise<Odds> {
  const odds = await selectOddsInForce(tx, campaignId);
  if (odds === undefined) throw new Error(`Campaign ${campaignId} has no odds`);
  return odds;
}

async function publishWithout(tx: Tx, campaignId: string, prizeId: string, at: Date): Promise<void> {
  await lockOdds(tx, campaignId);
  const { version, rows } = await oddsOf(tx, campaignId);
  await insertOdds(tx, campaignId, {
    version: version + 1,
    reason: '一种奖品已全部抽出，概率改为 0，其他奖品概率不变',
    rows: rows.map((row) => (row.prizeId === prizeId ? { ...row, odds: 0 } : row)),
    publishedAt: at,
  });
}

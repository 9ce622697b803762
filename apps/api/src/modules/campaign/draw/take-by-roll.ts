import type { Odds } from '../core/campaign.ts';
import { insertOdds, lockOdds, selectOddsInForce } from '../core/odds-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { takePrize } from './draw-store.ts';
import { prizeAt } from './fair-draw.ts';

/** The result of a roll: the prize, and the version of the odds. */
export interface DrawOutcome {
  version: number;
  prizeId: string | null;
}

/** Each prize runs out at most once. So a roll meets at most this many versions, with some published by operators. */
const MOST_VERSIONS = 50;

/**
 * Finds the prize that a roll falls on in the current odds, and takes a piece of it. The draw that takes the last piece
 * publishes a new version without that prize (rule 12.6). A draw that finds no piece tries again with the new version.
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

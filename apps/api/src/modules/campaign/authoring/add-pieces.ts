import { refuse } from '../../../errors/api-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockCampaign, selectPrizes } from '../core/campaign-store.ts';
import type { StockDeps } from '../core/deps.ts';
import { insertOdds, lockOdds, selectOdds } from '../core/odds-store.ts';
import { addPieces, insertAct } from './authoring-store.ts';
import { reservePieces } from './reserve-pieces.ts';

/** More pieces of a prize. */
export interface MorePieces {
  campaignId: string;
  prizeId: string;
  pieces: number;
}

/**
 * Adds pieces to a prize of a published campaign (rule 12.6), and publishes a version of the odds that says why. The prize has
 * its published odds in it, also when it had run out. Refuses with NOT_FOUND and CAMPAIGN_ENDED. Throws an `OperatorError` if
 * the exchange lacks the pieces.
 */
export async function addPrizePieces(
  tx: Tx,
  deps: StockDeps,
  { campaignId, prizeId, pieces }: MorePieces,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const { clock, random } = deps.platform;
  const at = clock.now();
  const campaign = await lockCampaign(tx, campaignId);
  if (campaign === undefined || campaign.publishedAt === null) return refuse('NOT_FOUND');
  if (campaign.endedAt !== null) refuse('CAMPAIGN_ENDED');
  await lockOdds(tx, campaignId);
  const prize = (await selectPrizes(tx, campaignId)).find(({ id }) => id === prizeId) ?? refuse('NOT_FOUND');
  await reservePieces(deps, tx, prize, pieces);
  await addPieces(tx, campaignId, prizeId, pieces);
  const versions = await selectOdds(tx, campaignId);
  const [first, last] = [versions.at(0), versions.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`Campaign ${campaignId} has no odds`);
  const published = first.rows.find((row) => row.prizeId === prizeId);
  await insertOdds(tx, campaignId, {
    version: last.version + 1,
    reason,
    rows: last.rows.map((row) => (row.prizeId === prizeId ? (published ?? row) : row)),
    publishedAt: at,
  });
  const detail = `version ${last.version + 1}: ${pieces} more of ${prizeId}: ${reason}`;
  await insertAct(tx, random.uuid(), { campaignId, act: 'revise', operator: by, detail, at });
}

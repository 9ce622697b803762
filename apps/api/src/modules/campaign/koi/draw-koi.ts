import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { lockCampaign, selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import { selectOddsInForce } from '../core/odds-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { grantPrize } from '../draw/grant-prize.ts';
import { insertDraw, type StoredDraw, takePrize } from '../draw/draw-store.ts';
import {
  hasDraw,
  selectEntrantAt,
  selectEntrants,
  selectKoiDue,
  storeEntrantCounts,
  storeEntrants,
} from './entry-store.ts';
import { entrantsHasher, koiWinner } from './koi-winner.ts';

type Deps = Pick<CampaignDeps, 'platform' | 'messages'>;

const BATCH = 5_000;

/**
 * Counts entrants, and draws the winner of each 锦鲤 campaign that is due. Each step is its own transaction: the hash of
 * the list is public before the winner, and the winner before the seed, which `end` publishes. May be repeated; after
 * an interruption it continues.
 */
export async function drawDueKoi(
  deps: Deps,
  end: (campaignId: string) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = deps.platform;
  const count = () => database.transaction(async (tx) => await storeEntrantCounts(tx));
  const draws = (await selectKoiDue(database.read, clock.now())).map((id) => async () => {
    await database.transaction(async (tx) => await closeEntrants(tx, id));
    await database.transaction(async (tx) => await drawIn(deps, tx, id));
    await end(id);
  });
  await settleAll([count, ...draws], (step) => step(), signal);
}

/** Closes the list of entrants and stores its hash. */
async function closeEntrants(tx: Tx, campaignId: string): Promise<void> {
  await lockCampaign(tx, campaignId);
  if ((await selectCampaign(tx, campaignId))?.entrantsHash !== null) return;
  const hasher = entrantsHasher();
  let [entrants, after] = [0, ''];
  for (;;) {
    const batch = await selectEntrants(tx, campaignId, { after, limit: BATCH });
    for (const entrant of batch) hasher.add(entrant);
    entrants += batch.length;
    after = batch.at(-1)?.pseudonym ?? after;
    if (batch.length < BATCH) break;
  }
  await storeEntrants(tx, campaignId, { entrants, hash: hasher.hash() });
}

async function drawIn(deps: Deps, tx: Tx, campaignId: string): Promise<void> {
  const { cipher, clock, random } = deps.platform;
  await lockCampaign(tx, campaignId);
  const campaign = (await selectCampaign(tx, campaignId)) ?? refuse('NOT_FOUND');
  const { entrants, entrantsHash } = campaign;
  if (entrantsHash === null || entrants === 0 || (await hasDraw(tx, campaignId))) return;
  const { roll, index } = koiWinner(cipher.open(campaign.seedSealed), { campaignId, entrantsHash, entrants });
  const winner = await selectEntrantAt(tx, campaignId, index);
  const [prize] = await selectPrizes(tx, campaignId);
  const odds = await selectOddsInForce(tx, campaignId);
  if (winner === undefined || prize === undefined || odds === undefined)
    throw new Error(`Campaign ${campaignId} lacks its entrant ${index}, its prize or its odds`);
  if ((await takePrize(tx, campaignId, prize.id)) === undefined)
    throw new Error(`Campaign ${campaignId} has no prize left`);
  const draw: StoredDraw = {
    campaignId,
    memberId: winner.memberId,
    id: random.uuid(),
    number: 1,
    pseudonym: winner.pseudonym,
    clientSeed: winner.clientSeed,
    version: odds.version,
    roll,
    prizeId: prize.id,
    consolation: 0,
    at: clock.now(),
  };
  await insertDraw(tx, draw);
  await grantPrize(deps, tx, { campaign, draw, prize });
}

import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { lockCampaign, selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import { selectOddsInForce } from '../core/odds-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { grantPrize } from '../draw/grant-prize.ts';
import { insertDraw, type StoredDraw, takePrize } from '../draw/draw-store.ts';
import {
  countEntrantChanges,
  hasDraw,
  selectEntrantAt,
  selectKoiDue,
  selectMarkedEntrants,
  selectMarks,
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
  const count = () => countEntrants(database, signal);
  const draws = (await selectKoiDue(database.read, clock.now())).map((id) => async () => {
    await closeEntrants(deps.platform, id, signal);
    await database.transaction(async (tx) => await drawIn(deps, tx, id));
    await end(id);
  });
  await settleAll([count, ...draws], (step) => step(), signal);
}

async function countEntrants(database: Database, signal: AbortSignal): Promise<void> {
  let counted: number;
  do {
    signal.throwIfAborted();
    counted = await database.transaction(async (tx) => await countEntrantChanges(tx, BATCH));
  } while (counted === BATCH);
}

/**
 * Closes the list of entrants and stores its hash. The list is hashed before the campaign is locked, because members
 * wait for the lock. If somebody has left or entered meanwhile, it is hashed again.
 */
async function closeEntrants({ database }: Platform, campaignId: string, signal: AbortSignal): Promise<void> {
  let isClosed = (await selectCampaign(database.read, campaignId))?.entrantsHash !== null;
  while (!isClosed) {
    const list = await hashEntrants(database.read, campaignId, signal);
    isClosed = await database.transaction((tx) => closeWith(tx, campaignId, list));
  }
}

interface HashedEntrants {
  entrants: number;
  hash: string;
  /** The sum of the entrants' marks. */
  marks: bigint;
}

async function hashEntrants(
  db: Connection,
  campaignId: string,
  signal: AbortSignal,
): Promise<HashedEntrants> {
  const hasher = entrantsHasher();
  let [entrants, after, marks] = [0, '', 0n];
  for (;;) {
    signal.throwIfAborted();
    const batch = await selectMarkedEntrants(db, campaignId, { after, limit: BATCH });
    for (const entrant of batch) {
      hasher.add(entrant);
      marks += BigInt(entrant.mark);
    }
    entrants += batch.length;
    after = batch.at(-1)?.pseudonym ?? after;
    if (batch.length < BATCH) return { entrants, marks, hash: hasher.hash() };
  }
}

/** Stores the hash of the list; false if the list has changed since. */
async function closeWith(
  tx: Tx,
  campaignId: string,
  { entrants, hash, marks }: HashedEntrants,
): Promise<boolean> {
  const campaign = await lockCampaign(tx, campaignId);
  if (campaign?.entrantsHash !== null) return true;
  if ((await selectMarks(tx, campaignId)) !== marks) return false;
  await storeEntrants(tx, campaignId, { entrants, hash });
  return true;
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

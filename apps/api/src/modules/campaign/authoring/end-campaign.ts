import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { lockCampaign, selectOverdue, selectPrizes } from '../core/campaign-store.ts';
import type { StockDeps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { hasDraw, selectMarkedEntrants, storeEntrants } from '../koi/entry-store.ts';
import { entrantsHasher } from '../koi/koi-winner.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { sealDraws } from '../proof/seal-draws.ts';
import { insertAct, storeCampaignEnd } from './authoring-store.ts';

/** Who ends a campaign whose time is over. */
const CLOCK = 'clock';

/** Ends every campaign whose time is over. May be repeated. If one fails, the others still end. */
export async function endOverdue(deps: StockDeps, signal: AbortSignal): Promise<void> {
  const { database, clock } = deps.platform;
  const overdue = await selectOverdue(database.read, clock.now());
  await settleAll(overdue, ({ id }) => endCampaign(deps, id, CLOCK), signal);
}

/**
 * Ends a campaign (rule 12.8): waits for running draws and lets no other begin, publishes the seed, puts the remaining
 * prizes back on sale and seals the last draws. False when it had ended before, or goes on by now. Throws for a campaign that isn't
 * published. Refuses a 锦鲤 campaign that has begun and has no winner with CAMPAIGN_ENDS_BY_DRAW.
 */
export async function endCampaign(deps: StockDeps, id: string, operator: string): Promise<boolean> {
  const ended = await deps.platform.database.transaction((tx) => endIn(deps, tx, id, operator));
  await sealDraws(deps, id);
  return ended;
}

/** Whether a 锦鲤 campaign has its winner, or has no entrants. */
const isDrawn = async (
  tx: Tx,
  id: string,
  { entrantsHash, entrants }: { entrantsHash: string | null; entrants: number },
): Promise<boolean> => entrantsHash !== null && (entrants === 0 || (await hasDraw(tx, id)));

/** Closes the list of a 锦鲤 campaign before it begins: nobody has entered, so there is no winner to draw. */
async function closeUnbegun(tx: Tx, id: string): Promise<void> {
  // A server whose clock is ahead may have let somebody in.
  const [entrant] = await selectMarkedEntrants(tx, id, { after: '', limit: 1 });
  if (entrant !== undefined) refuse('CAMPAIGN_ENDS_BY_DRAW');
  await storeEntrants(tx, id, { entrants: 0, hash: entrantsHasher().hash() });
}

async function endIn(deps: StockDeps, tx: Tx, id: string, operator: string): Promise<boolean> {
  const { cipher, clock, random } = deps.platform;
  const campaign = (await lockCampaign(tx, id)) ?? refuse('NOT_FOUND');
  if (campaign.seedSealed === null) throw new Error(`Campaign ${id} is not published`);
  if (campaign.endedAt !== null) return false;
  const at = clock.now();
  const { endsByDraw } = kindOf(campaign.face);
  // Its end was moved since it was found overdue.
  if (operator === CLOCK && !endsByDraw && campaign.endsAt > at) return false;
  if (endsByDraw && !(await isDrawn(tx, id, campaign))) {
    if (campaign.startsAt <= at || campaign.entrantsHash !== null) refuse('CAMPAIGN_ENDS_BY_DRAW');
    await closeUnbegun(tx, id);
  }
  await storeCampaignEnd(tx, id, cipher.open(campaign.seedSealed), at);
  for (const { benefitId, choiceId, remaining } of await selectPrizes(tx, id))
    if (benefitId !== null) await deps.orders.release(tx, { benefitId, choiceId }, remaining);
  await insertAct(tx, random.uuid(), { campaignId: id, act: 'end', operator, detail: 'seed published', at });
  return true;
}

import { CampaignFace, type DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { LRUCache } from 'lru-cache';
import type { Idempotency } from '../../../call/call.ts';
import { batchedIdempotentCommit } from '../../../platform/idempotency/batched-commit.ts';
import type { IdempotentCall } from '../../../platform/idempotency/idempotency.ts';
import { onceFor } from '../../../platform/once-for.ts';
import type { Campaign } from '../core/campaign.ts';
import { holdCampaign, selectPrizes } from '../core/campaign-store.ts';
import { selectChances } from '../chances/chance-store.ts';
import { readEarned, type Spending, spendingOf } from '../chances/chances.ts';
import type { CampaignDeps, Tx } from '../core/deps.ts';
import { campaignOfVersion, keptCampaign } from '../core/campaign-cache.ts';
import { readBeforeDraw } from './draw-basis-store.ts';
import { answerOf, type DrawDue, drawSteps } from './pending-draw-store.ts';
import type { Participant } from './draw-store.ts';
import { prizeAt, rollOf } from './fair-draw.ts';
import { type Fallen, takeByRoll } from './take-by-roll.ts';
import { type Comer, takePart } from '../core/participant.ts';
import type { WonPrize } from './grant-prize.ts';

interface Request extends Comer {
  clientSeed: string;
}

const makeCommit = (deps: CampaignDeps) =>
  batchedIdempotentCommit<DrawDue, DataOf<'drawCampaign'>>(
    deps.platform,
    { steps: (dues) => drawSteps(deps, dues), answer: answerOf },
    // Two batches of a campaign would wait for each other at the prizes' rows, so draws that come meanwhile share the next.
    { underWay: 1 },
  );

/** How draws of a campaign are stored: each campaign has batches of its own. */
const commitsOf = onceFor(
  (_deps: CampaignDeps) => new LRUCache<string, ReturnType<typeof makeCommit>>({ max: 200 }),
);

function commitOf(deps: CampaignDeps, campaignId: string): ReturnType<typeof makeCommit> {
  const commits = commitsOf(deps);
  const commit = commits.get(campaignId) ?? makeCommit(deps);
  commits.set(campaignId, commit);
  return commit;
}

/**
 * Draws once for a member, once for each key (rules 12.3 to 12.6). The chance, the piece of the prize, the draw, its coins
 * and the message are one transaction, so that a crash leaves either all or nothing. Draws that come at the same time share
 * it. Refuses with NOT_FOUND, CAMPAIGN_NOT_DRAWN, CAMPAIGN_NOT_STARTED, CAMPAIGN_ENDED, CAMPAIGN_DEVICE_LIMIT and
 * NO_CHANCE_LEFT.
 */
export async function drawOnce(
  deps: CampaignDeps,
  request: Request,
  idempotency: Idempotency,
): Promise<DataOf<'drawCampaign'>> {
  const call = { memberId: request.memberId, ...idempotency };
  const early = await workOutUnlocked(deps, request, call);
  return await commitOf(deps, request.campaignId)(call, (tx) => workOut(deps, tx, request), early);
}

/** Works out a draw under the locks of campaign and member, and takes its piece. */
async function workOut(deps: CampaignDeps, tx: Tx, request: Request): Promise<DrawDue> {
  const { campaignId, memberId } = request;
  const at = deps.platform.clock.now();
  const campaign = (await holdCampaign(tx, campaignId)) ?? refuse('NOT_FOUND');
  const fault = faultAt(campaign, at);
  if (fault !== undefined) return refuse(fault);
  const participant = await takePart(deps, tx, request);
  const earned = await readEarned(deps, tx, campaign, memberId);
  const spending = spendingOf(await selectChances(tx, request), earned) ?? refuse('NO_CHANCE_LEFT');
  const rolled = rollNext(deps, request, { campaign, participant });
  const fallen = await takeByRoll(tx, { campaignId, roll: rolled.roll, at });
  const prize = fallen.prizeId === null ? null : await prizeOf(tx, campaignId, fallen.prizeId);
  return dueOf(deps, request, { ...rolled, ...fallen, campaign, prize, spending, at, isHeld: true });
}

/**
 * Works out a draw from data read without a lock. Undefined where it needs one: a member's first draw in a campaign, a
 * repeated call, and all that is refused.
 */
async function workOutUnlocked(
  deps: CampaignDeps,
  request: Request,
  { key }: IdempotentCall,
): Promise<DrawDue | undefined> {
  const { database, clock } = deps.platform;
  const { campaignId, memberId } = request;
  const at = clock.now();
  const known = await keptCampaign(database, campaignId);
  if (known === undefined) return undefined;
  const [before, earned] = await Promise.all([
    readBeforeDraw(database.read, { campaignId, memberId, key }),
    readEarned(deps, database.read, known.campaign, memberId),
  ]);
  if (before === undefined || before.isAnswered) return undefined;
  const kept = await campaignOfVersion(database, known, before);
  const spending = spendingOf(before.chances, earned);
  if (kept === undefined || spending === undefined || faultAt(kept.campaign, at) !== undefined)
    return undefined;
  const { campaign, odds, prizes } = kept;
  const rolled = rollNext(deps, request, { campaign, participant: before });
  const prizeId = prizeAt(rolled.roll, odds.rows);
  const prize = prizeId === null ? null : prizes.get(prizeId);
  if (prize === undefined) return undefined;
  const fallen = { version: odds.version, prizeId };
  return dueOf(deps, request, { ...rolled, ...fallen, campaign, prize, spending, at, isHeld: false });
}

/** Why nobody can draw from a campaign at this moment. */
function faultAt(
  campaign: Campaign,
  at: Date,
): 'CAMPAIGN_NOT_DRAWN' | 'CAMPAIGN_NOT_STARTED' | 'CAMPAIGN_ENDED' | undefined {
  if (campaign.face === CampaignFace.Koi) return 'CAMPAIGN_NOT_DRAWN';
  if (at < campaign.startsAt) return 'CAMPAIGN_NOT_STARTED';
  if (at >= campaign.endsAt || campaign.endedAt !== null) return 'CAMPAIGN_ENDED';
  return undefined;
}

/** A member's next draw, and its roll. */
interface Rolled {
  number: number;
  pseudonym: string;
  roll: number;
}

function rollNext(
  { platform: { cipher } }: CampaignDeps,
  { campaignId, clientSeed }: Request,
  { campaign, participant }: { campaign: Campaign; participant: Participant },
): Rolled {
  const { pseudonym, draws } = participant;
  const number = draws + 1;
  const seed = cipher.open(campaign.seedSealed);
  return { number, pseudonym, roll: rollOf(seed, { campaignId, pseudonym, number, clientSeed }) };
}

interface WorkedOut extends Rolled, Fallen {
  campaign: Campaign;
  prize: WonPrize | null;
  spending: Spending;
  at: Date;
  isHeld: boolean;
}

function dueOf(
  { platform: { random } }: CampaignDeps,
  { campaignId, memberId, clientSeed }: Request,
  { campaign, prize, spending, isHeld, ...rolled }: WorkedOut,
): DrawDue {
  const consolation = prize === null ? campaign.consolation : 0;
  const draw = { campaignId, memberId, id: random.uuid(), clientSeed, consolation, ...rolled };
  return { campaign, draw, prize, spending, isHeld };
}

async function prizeOf(tx: Tx, campaignId: string, prizeId: string): Promise<WonPrize> {
  const prize = (await selectPrizes(tx, campaignId)).find(({ id }) => id === prizeId);
  return prize ?? refuse('INTERNAL');
}

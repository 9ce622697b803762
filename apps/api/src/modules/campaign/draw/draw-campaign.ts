import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { LRUCache } from 'lru-cache';
import type { Idempotency } from '../../../call/call.ts';
import { batchedIdempotentCommit } from '../../../platform/idempotency/batched-commit.ts';
import type { IdempotentCall } from '../../../platform/idempotency/idempotency.ts';
import { onceFor } from '../../../platform/once-for.ts';
import type { Campaign } from '../core/campaign.ts';
import { holdCampaign, selectPrizes } from '../core/campaign-store.ts';
import { selectChances } from '../chances/chance-store.ts';
import { readEarnedChances, type Spending, spendingOf } from '../chances/chances.ts';
import type { CampaignDeps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { campaignOfVersion, cachedCampaign } from '../core/campaign-cache.ts';
import { readDrawBasis } from './draw-basis-store.ts';
import { answerOf, type PendingDraw, drawSteps } from './pending-draw-store.ts';
import type { Participant } from '../core/participant-store.ts';
import { faultAt, requireRunning } from '../core/require-running.ts';
import { prizeAt, rollOf } from './fair-draw.ts';
import { type DrawOutcome, takeByRoll } from './take-by-roll.ts';
import { lockParticipant, type ParticipantRequest } from '../core/participant.ts';
import type { WonPrize } from './grant-prize.ts';

interface Request extends ParticipantRequest {
  clientSeed: string;
}

const makeCommit = (deps: CampaignDeps) =>
  batchedIdempotentCommit<PendingDraw, DataOf<'drawCampaign'>>(
    deps.platform,
    { steps: (draws) => drawSteps(deps, draws), answer: answerOf },
    // Two batches of a campaign would wait for each other's prize rows. So one runs at a time, and later draws share
    // the next one.
    { underWay: 1 },
  );

/** The commits of draws. Each campaign has its own batches. */
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
 * Draws for a member, once for each key (rules 12.3 to 12.6). The chance, the piece of the prize, the draw, its coins
 * and the message are one transaction, so that a crash leaves all or nothing. Draws that arrive at the same time share
 * it. Refuses with NOT_FOUND, CAMPAIGN_NOT_DRAWN, CAMPAIGN_NOT_STARTED, CAMPAIGN_PAUSED, CAMPAIGN_ENDED,
 * CAMPAIGN_DEVICE_LIMIT and NO_CHANCE_LEFT.
 */
export async function drawOnce(
  deps: CampaignDeps,
  request: Request,
  idempotency: Idempotency,
): Promise<DataOf<'drawCampaign'>> {
  const call = { memberId: request.memberId, ...idempotency };
  const early = await computeUnlocked(deps, request, call);
  return await commitOf(deps, request.campaignId)(call, (tx) => computeLocked(deps, tx, request), early);
}

/** Computes a draw under the locks of campaign and member, and takes its piece. */
async function computeLocked(deps: CampaignDeps, tx: Tx, request: Request): Promise<PendingDraw> {
  const { campaignId, memberId } = request;
  const at = deps.platform.clock.now();
  const campaign = requireRunning(await holdCampaign(tx, campaignId), 'draw', at);
  const participant = await lockParticipant(deps, tx, request);
  const earned = await readEarnedChances(deps, tx, campaign, memberId);
  const spending = spendingOf(await selectChances(tx, request), earned) ?? refuse('NO_CHANCE_LEFT');
  const rolled = rollNext(deps, request, { campaign, participant });
  const outcome = await takeByRoll(tx, { campaignId, roll: rolled.roll, at });
  const prize = outcome.prizeId === null ? null : await prizeOf(tx, campaignId, outcome.prizeId);
  return pendingOf(deps, request, { ...rolled, ...outcome, campaign, prize, spending, at, isHeld: true });
}

/**
 * Computes a draw from data read without a lock. Undefined if locks are needed: for a member's first draw in a
 * campaign, a repeated call, and every refusal.
 */
async function computeUnlocked(
  deps: CampaignDeps,
  request: Request,
  { key }: IdempotentCall,
): Promise<PendingDraw | undefined> {
  const { database, clock } = deps.platform;
  const { campaignId, memberId } = request;
  const at = clock.now();
  const known = await cachedCampaign(database, campaignId);
  if (known === undefined) return undefined;
  const [before, earned] = await Promise.all([
    readDrawBasis(database.read, { campaignId, memberId, key }),
    readEarnedChances(deps, database.read, known.campaign, memberId),
  ]);
  if (before === undefined || before.isAnswered) return undefined;
  const kept = await campaignOfVersion(database, known, before);
  const spending = spendingOf(before.chances, earned);
  if (kept === undefined || spending === undefined || faultAt(kept.campaign, 'draw', at) !== undefined)
    return undefined;
  const { campaign, odds, prizes } = kept;
  const rolled = rollNext(deps, request, { campaign, participant: before });
  const prizeId = prizeAt(rolled.roll, odds.rows);
  const prize = prizeId === null ? null : prizes.get(prizeId);
  if (prize === undefined) return undefined;
  const outcome = { version: odds.version, prizeId };
  return pendingOf(deps, request, { ...rolled, ...outcome, campaign, prize, spending, at, isHeld: false });
}

/** A member's next draw, and its roll. */
interface NextRoll {
  number: number;
  pseudonym: string;
  roll: number;
}

function rollNext(
  { platform: { cipher } }: CampaignDeps,
  { campaignId, clientSeed }: Request,
  { campaign, participant }: { campaign: Campaign; participant: Participant },
): NextRoll {
  const { pseudonym, draws } = participant;
  const number = draws + 1;
  const seed = cipher.open(campaign.seedSealed);
  return { number, pseudonym, roll: rollOf(seed, { campaignId, pseudonym, number, clientSeed }) };
}

interface ComputedDraw extends NextRoll, DrawOutcome {
  campaign: Campaign;
  prize: WonPrize | null;
  spending: Spending;
  at: Date;
  isHeld: boolean;
}

function pendingOf(
  { platform: { random } }: CampaignDeps,
  { campaignId, memberId, clientSeed }: Request,
  { campaign, prize, spending, isHeld, ...rolled }: ComputedDraw,
): PendingDraw {
  const consolation = prize === null ? campaign.consolation : 0;
  const draw = { campaignId, memberId, id: random.uuid(), clientSeed, consolation, ...rolled };
  return { campaign, draw, prize, spending, isHeld };
}

async function prizeOf(tx: Tx, campaignId: string, prizeId: string): Promise<WonPrize> {
  const prize = (await selectPrizes(tx, campaignId)).find(({ id }) => id === prizeId);
  return prize ?? refuse('INTERNAL');
}

import type { BodyOf, DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Idempotency } from '../../../call/call.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import type { Prize } from '../core/campaign.ts';
import { selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { selectOwnDraws } from '../draw/draw-store.ts';
import { recordOf } from '../draw/record-view.ts';
import { claimDeadline } from './claim-deadline.ts';
import { endWin, lockWin, moveDeadline, selectOpenWins } from './claim-store.ts';

interface Claim {
  campaignId: string;
  memberId: string;
  number: number;
  destination: BodyOf<'claimPrize'>;
}

const BATCH = 200;

/**
 * Claims a prize, once: orders it through the exchange and ends the win, in one transaction (rule 12.7). Refuses a draw
 * without a prize to claim with NOT_FOUND. Refuses with PRIZE_CLAIMED, with CLAIM_TOO_LATE, with PENALTY_CLAIM while a
 * penalty pauses exchange, and like the order form.
 */
export async function claimPrize(
  deps: CampaignDeps,
  claim: Claim,
  { key, hash }: Idempotency,
): Promise<DataOf<'claimPrize'>> {
  const { database } = deps.platform;
  return await idempotently(database, { memberId: claim.memberId, key, hash }, (tx) =>
    claimIn(deps, tx, claim),
  );
}

async function claimIn(deps: CampaignDeps, tx: Tx, claim: Claim): Promise<DataOf<'claimPrize'>> {
  const { campaignId, memberId, number, destination } = claim;
  const win = (await lockWin(tx, claim)) ?? refuse('NOT_FOUND');
  if (win.state === 'claimed') return refuse('PRIZE_CLAIMED');
  if (win.state === 'expired') return refuse('CLAIM_TOO_LATE');
  const now = deps.platform.clock.now();
  const pauses = await deps.exchangePauses(tx, memberId);
  const until = pauses.findLast((pause) => pause.until > now)?.until;
  if (until !== undefined) return refuse('PENALTY_CLAIM', { until: until.toISOString() });
  if (now > claimDeadline(win.claimBy, pauses)) return refuse('CLAIM_TOO_LATE');
  const campaign = (await selectCampaign(tx, campaignId)) ?? refuse('NOT_FOUND');
  const prize = await prizeOf(tx, campaignId, win.prizeId);
  const orderId = await deps.orders.order(tx, {
    memberId,
    benefitId: prize.benefitId ?? refuse('NOT_FOUND'),
    choiceId: prize.choiceId,
    amount: prize.amount,
    destination,
    grant: {
      key: `prize:${campaignId}:${number}`,
      cause: { id: campaignId, title: `${campaign.title}：${prize.title}` },
    },
  });
  await endWin(tx, claim, orderId);
  const [own] = await selectOwnDraws(tx, claim, { only: number, limit: 1 });
  return recordOf((own ?? refuse('INTERNAL')).draw, prize, { ...win, state: 'claimed', orderId });
}

async function prizeOf(tx: Tx, campaignId: string, prizeId: string): Promise<Prize> {
  return (await selectPrizes(tx, campaignId)).find(({ id }) => id === prizeId) ?? refuse('INTERNAL');
}

/**
 * Expires the wins that nobody claimed in time, and puts their pieces back on sale. A pause of exchange moves a
 * deadline. May be repeated. A failing win doesn't block the others.
 */
export async function expireWins(deps: CampaignDeps, signal: AbortSignal): Promise<void> {
  const { database, clock } = deps.platform;
  for (;;) {
    signal.throwIfAborted();
    const now = new Date(clock.now().getTime() - 1);
    const overdue = await selectOpenWins(database.read, { after: new Date(0), upto: now, limit: BATCH });
    await settleAll(
      overdue,
      (late) =>
        database.transaction(async (tx) => {
          if ((await lockWin(tx, late))?.state !== 'open') return;
          const deadline = claimDeadline(late.claimBy, await deps.exchangePauses(tx, late.memberId));
          if (deadline > now) return await moveDeadline(tx, late, deadline);
          await endWin(tx, late, null);
          const { benefitId, choiceId } = await prizeOf(tx, late.campaignId, late.prizeId);
          if (benefitId !== null) await deps.orders.release(tx, { benefitId, choiceId }, 1);
        }),
      signal,
    );
    if (overdue.length < BATCH) return;
  }
}

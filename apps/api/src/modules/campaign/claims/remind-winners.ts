import { refuse } from '../../../errors/api-fault.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { recordsPageOf } from '../core/record-links.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { markReminded, type OpenWin, selectToRemind } from './claim-store.ts';

type Deps = Pick<CampaignDeps, 'platform' | 'messages' | 'namesOf'>;

const BATCH = 200;
const HOUR_MS = 3_600_000;
/** Deadlines are ends of days, so winners are reminded at ten in the morning of the day before. */
const AHEAD_MS = 38 * HOUR_MS;
/** Nobody is reminded of a prize that they have just won. */
const SINCE_DRAW_MS = 24 * HOUR_MS;

/**
 * Reminds winners once that the time to claim a prize ends (rule 12.12). May be repeated. A failing reminder doesn't
 * block the others.
 */
export async function remindWinners(deps: Deps, signal: AbortSignal): Promise<void> {
  const { database, clock } = deps.platform;
  for (;;) {
    signal.throwIfAborted();
    const now = clock.now();
    const due = await selectToRemind(database.read, {
      after: now,
      upto: new Date(now.getTime() + AHEAD_MS),
      drawnUpto: new Date(now.getTime() - SINCE_DRAW_MS),
      limit: BATCH,
    });
    await settleAll(due, (win) => database.transaction((tx) => remind(deps, tx, win, now)), signal);
    if (due.length < BATCH) return;
  }
}

async function remind({ messages, namesOf }: Deps, tx: Tx, win: OpenWin, at: Date): Promise<void> {
  const { campaignId, memberId, number, prizeId, claimBy } = win;
  if (!(await markReminded(tx, win, at))) return;
  // A member who has left gets no message.
  if (!(await namesOf(tx, [memberId])).has(memberId)) return;
  const { face } = (await selectCampaign(tx, campaignId)) ?? refuse('INTERNAL');
  const prize = (await selectPrizes(tx, campaignId)).find(({ id }) => id === prizeId) ?? refuse('INTERNAL');
  await messages.write(tx, {
    memberId,
    event: 'prizeClaimEnds',
    key: `prize-ends:${campaignId}:${number}:${claimBy.toISOString()}`,
    data: { title: prize.title, claimBy, link: recordsPageOf({ id: campaignId, face }) },
  });
}

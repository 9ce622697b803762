import type { DataOf, QueryOf } from '@yayan/contract';
import { cutPage } from '../../../platform/page.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Pause } from '../../feedback/api.ts';
import { selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { selectOwnDraws, type StoredWin } from '../draw/draw-store.ts';
import { recordOf } from '../draw/record-view.ts';
import { claimDeadline } from './claim-deadline.ts';

/** A page of a member's own draws, the newest first. Refuses with NOT_FOUND. */
export async function listRecords(
  { platform, exchangePauses }: CampaignDeps,
  { campaignId, memberId }: { campaignId: string; memberId: string },
  { cursor, limit = 20 }: QueryOf<'listCampaignRecords'>,
): Promise<DataOf<'listCampaignRecords'>> {
  const { read } = platform.database;
  if ((await selectCampaign(read, campaignId)) === undefined) return refuse('NOT_FOUND');
  const before =
    cursor === undefined ? undefined : Number(/^\d{1,9}$/.exec(cursor)?.[0] ?? refuse('MALFORMED'));
  const prizes = new Map((await selectPrizes(read, campaignId)).map((prize) => [prize.id, prize]));
  const own = await selectOwnDraws(
    read,
    { campaignId, memberId },
    { ...(before !== undefined && { before }), limit: limit + 1 },
  );
  const { items: shown, nextCursor } = cutPage(own, limit, ({ draw }) => String(draw.number));
  const now = platform.clock.now();
  const pauses = shown.some(({ win }) => win?.state === 'open') ? await exchangePauses(read, memberId) : [];
  return {
    items: shown.map(({ draw, win }) =>
      recordOf(
        draw,
        draw.prizeId === null ? null : (prizes.get(draw.prizeId) ?? null),
        win === null ? null : winAt(win, pauses, now),
      ),
    ),
    nextCursor,
  };
}

/**
 * A win as it is now. The job that expires wins runs once an hour, but a claim is refused from the deadline on (rule
 * 12.7).
 */
const winAt = (win: StoredWin, pauses: readonly Pause[], now: Date): StoredWin => {
  if (win.state !== 'open') return win;
  const claimBy = claimDeadline(win.claimBy, pauses);
  return { ...win, claimBy, state: now > claimBy ? 'expired' : 'open' };
};

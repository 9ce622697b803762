import { type CampaignFace, CampaignState, type DataOf, type QueryOf } from '@yayan/contract';
import { z } from 'zod';
import { refuse } from '../../errors/api-fault.ts';
import type { Pause } from '../feedback/penalties/penalties.ts';
import type { Campaign } from './core/campaign.ts';
import { selectCampaign, selectOddsInForce, selectPrizes, selectShown } from './core/campaign-store.ts';
import { claimDeadline } from './claims/claim-deadline.ts';
import type { CampaignDeps } from './core/deps.ts';
import { selectOwnDraws, selectWinningDraws, type StoredWin } from './draw/draw-store.ts';
import { recordOf } from './draw/record-view.ts';
import { standingOf } from './draw/own-state.ts';

type Page = DataOf<'getCampaign'>;

const LEFT = '已注销用户';

/** The campaign that a page shows now, as a member or a visitor (null) sees it. */
export async function readCampaign(
  deps: CampaignDeps,
  face: CampaignFace,
  memberId: string | null,
): Promise<Page> {
  const { database, clock } = deps.platform;
  const now = clock.now();
  const campaign = await selectShown(database.read, face, now);
  if (campaign === undefined) return { campaign: null };
  const { seedSealed: _, startsAt, endsAt, drawsAt, endedAt, entrantsHash: __, seed, ...shown } = campaign;
  const odds = await selectOddsInForce(database.read, campaign.id);
  const oddsById = new Map(odds?.rows.map((row) => [row.prizeId, row.odds]));
  const prizes = await selectPrizes(database.read, campaign.id);
  return {
    campaign: {
      ...shown,
      state: stateAt(campaign, now),
      startsAt: startsAt.toISOString(),
      endsAt: (endedAt !== null && endedAt < endsAt ? endedAt : endsAt).toISOString(),
      drawsAt: drawsAt?.toISOString() ?? null,
      prizes: prizes.map(({ id, kind, title, worth, stock, remaining }) => ({
        id,
        kind,
        title,
        worth,
        stock,
        left: remaining,
        odds: oddsById.get(id) ?? 0,
      })),
      version: odds?.version ?? 1,
      revealed: seed !== null,
      mine: memberId === null ? null : await standingOf(deps, database.read, campaign, memberId),
    },
  };
}

/** A 锦鲤 campaign is over when its winner is due: nobody can enter any more. */
function stateAt({ startsAt, endsAt, drawsAt, endedAt }: Campaign, now: Date): CampaignState {
  if (endedAt !== null || now >= (drawsAt ?? endsAt)) return CampaignState.Ended;
  return now < startsAt ? CampaignState.Upcoming : CampaignState.Running;
}

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
  const shown = own.slice(0, limit);
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
    nextCursor: own.length > limit ? String(shown.at(-1)?.draw.number) : null,
  };
}

/** The job that ends unclaimed wins runs once an hour; a claim is refused from the deadline on (rule 12.7). */
const winAt = (win: StoredWin, pauses: readonly Pause[], now: Date): StoredWin => {
  if (win.state !== 'open') return win;
  const claimBy = claimDeadline(win.claimBy, pauses);
  return { ...win, claimBy, state: now > claimBy ? 'expired' : 'open' };
};

/** A page of winners, the newest first, with masked names. Refuses with NOT_FOUND. */
export async function listWinners(
  { platform, namesOf }: CampaignDeps,
  campaignId: string,
  { cursor, limit = 20 }: QueryOf<'listCampaignWinners'>,
): Promise<DataOf<'listCampaignWinners'>> {
  const { read } = platform.database;
  if ((await selectCampaign(read, campaignId)) === undefined) return refuse('NOT_FOUND');
  const before = cursor === undefined ? null : (z.uuid().safeParse(cursor).data ?? refuse('MALFORMED'));
  const draws = await selectWinningDraws(read, campaignId, { before, limit: limit + 1 });
  const shown = draws.slice(0, limit);
  const names = await namesOf(read, [...new Set(shown.map(({ memberId }) => memberId))]);
  const titles = new Map((await selectPrizes(read, campaignId)).map(({ id, title }) => [id, title]));
  return {
    items: shown.map(({ pseudonym, memberId, prizeId, at }) => ({
      pseudonym,
      name: names.get(memberId) ?? LEFT,
      prize: titles.get(prizeId ?? '') ?? '',
      at: at.toISOString(),
    })),
    nextCursor: draws.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

import { type CampaignFace, CampaignState, type DataOf } from '@yayan/contract';
import type { Campaign } from './core/campaign.ts';
import { selectPrizes, selectCampaignToShow } from './core/campaign-store.ts';
import type { CampaignDeps } from './core/deps.ts';
import { selectOddsInForce } from './core/odds-store.ts';
import { closesAt } from './core/require-running.ts';
import { ownStateOf } from './draw/own-state.ts';

type Page = DataOf<'getCampaign'>;

/** The campaign that a page shows now, for a member or a visitor (null). */
export async function readCampaign(
  deps: CampaignDeps,
  face: CampaignFace,
  memberId: string | null,
): Promise<Page> {
  const { database, clock } = deps.platform;
  const now = clock.now();
  const campaign = await selectCampaignToShow(database.read, face, now);
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
      mine: memberId === null ? null : await ownStateOf(deps, database.read, campaign, memberId),
    },
  };
}

function stateAt(campaign: Campaign, now: Date): CampaignState {
  if (campaign.endedAt !== null || now >= closesAt(campaign)) return CampaignState.Ended;
  return now < campaign.startsAt ? CampaignState.Upcoming : CampaignState.Running;
}

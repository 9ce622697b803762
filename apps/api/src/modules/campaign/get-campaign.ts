import type { CampaignFace, DataOf } from '@yayan/contract';
import { lastsUntil, stateAt } from './core/campaign-state.ts';
import { selectPrizes, selectCampaignToShow } from './core/campaign-store.ts';
import type { CampaignDeps } from './core/deps.ts';
import { selectOddsInForce } from './core/odds-store.ts';
import { prizeCovers } from './core/prize-covers.ts';
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
  const until = lastsUntil({ endsAt, endedAt });
  const odds = await selectOddsInForce(database.read, campaign.id);
  const oddsById = new Map(odds?.rows.map((row) => [row.prizeId, row.odds]));
  const prizes = await selectPrizes(database.read, campaign.id);
  const coverOf = await prizeCovers(deps, database.read, prizes);
  return {
    campaign: {
      ...shown,
      state: stateAt(campaign, now),
      startsAt: startsAt.toISOString(),
      endsAt: until.toISOString(),
      drawsAt: drawsAt?.toISOString() ?? null,
      prizes: prizes.map((prize) => ({
        id: prize.id,
        kind: prize.kind,
        title: prize.title,
        cover: coverOf(prize),
        worth: prize.worth,
        stock: prize.stock,
        left: prize.remaining,
        odds: oddsById.get(prize.id) ?? 0,
      })),
      version: odds?.version ?? 1,
      revealed: seed !== null,
      mine: memberId === null ? null : await ownStateOf(deps, database.read, campaign, memberId),
    },
  };
}

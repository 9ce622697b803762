import type { DataOf } from '@yayan/contract';
import type { Call } from '../../call/call.ts';
import { lastsUntil, stateAt } from './core/campaign-state.ts';
import { selectCampaignOfPage, selectCampaignToShow, selectPrizes } from './core/campaign-store.ts';
import { selectDateChanges } from './core/date-change-store.ts';
import type { CampaignDeps } from './core/deps.ts';
import { selectOddsInForce } from './core/odds-store.ts';
import { prizeCovers } from './core/prize-covers.ts';
import { ownStateOf } from './draw/own-state.ts';

type Page = DataOf<'getCampaign'>;

/** The campaign that a page shows now, or the one the reader asks for (rule 12.13). */
export async function getCampaign(
  deps: CampaignDeps,
  { params: { face }, query, caller }: Pick<Call<'getCampaign'>, 'params' | 'query' | 'caller'>,
): Promise<Page> {
  const { database, clock } = deps.platform;
  const now = clock.now();
  const campaign =
    query.of === undefined
      ? await selectCampaignToShow(database.read, face, now)
      : await selectCampaignOfPage(database.read, face, query.of);
  if (campaign === undefined) return { campaign: null };
  const {
    seedSealed: _,
    startsAt,
    endsAt,
    drawsAt,
    endedAt,
    pausedAt: __,
    entrantsHash: ___,
    seed,
    ...shown
  } = campaign;
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
      dateChanges: await selectDateChanges(database.read, campaign.id),
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
      mine: caller === null ? null : await ownStateOf(deps, database.read, campaign, caller.memberId),
    },
  };
}

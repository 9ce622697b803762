import { CampaignState, type DataOf } from '@yayan/contract';
import type { Call } from '../../call/call.ts';
import type { Connection } from '../../platform/database/database.ts';
import { lastsUntil, stateAt } from './core/campaign-state.ts';
import type { CampaignDeps } from './core/deps.ts';
import { type ListedCampaign, selectListedCampaigns } from './core/listed-campaign-store.ts';
import { prizeCovers } from './core/prize-covers.ts';
import { closesAt } from './core/require-running.ts';
import { selectLatestWinners } from './draw/latest-winner-store.ts';
import { LEFT } from './draw/list-campaign-winners.ts';
import { todoIn } from './draw/own-state.ts';

type List = DataOf<'listCampaigns'>;
type Brief = List['items'][number];

const READ = 60;
const ENDED_SHOWN = 12;
const WINNERS_SHOWN = 3;

interface Stated extends ListedCampaign {
  state: CampaignState;
}

/**
 * The campaigns with their best prize, their latest winners and what the member can still do (rule 12.13): running ones
 * first, by their end and then by their id; then the next ones, by their start; then the last twelve that ended.
 */
export async function listCampaigns(
  deps: CampaignDeps,
  { query: { state: wanted }, caller }: Pick<Call<'listCampaigns'>, 'query' | 'caller'>,
): Promise<List> {
  const { database, clock } = deps.platform;
  const now = clock.now();
  const listed = (await selectListedCampaigns(database.read, now, READ)).map((campaign) => ({
    ...campaign,
    state: stateAt(campaign, now),
  }));
  const shown = inOrder(listed).filter(({ state }) => wanted === undefined || state === wanted);
  const [coverOf, winnersOf, todos] = await Promise.all([
    prizeCovers(
      deps,
      database.read,
      shown.map(({ prize }) => prize),
    ),
    latestWinners(deps, database.read, shown),
    Promise.all(shown.map((campaign) => todoOf(deps, database.read, campaign, caller?.memberId ?? null))),
  ]);
  return {
    items: shown.map((campaign, index) => ({
      id: campaign.id,
      face: campaign.face,
      state: campaign.state,
      title: campaign.title,
      summary: campaign.summary,
      startsAt: campaign.startsAt.toISOString(),
      endsAt: lastsUntil(campaign).toISOString(),
      drawsAt: campaign.drawsAt?.toISOString() ?? null,
      ways: campaign.ways,
      prize: {
        kind: campaign.prize.kind,
        title: campaign.prize.title,
        cover: coverOf(campaign.prize),
      },
      winners: winnersOf(campaign.id),
      todo: todos[index] ?? null,
    })),
  };
}

function inOrder(campaigns: readonly Stated[]): Stated[] {
  const of = (state: CampaignState, key: (one: Stated) => number): Stated[] =>
    campaigns.filter((one) => one.state === state).toSorted((a, b) => key(a) - key(b));
  return [
    ...of(CampaignState.Running, (one) => closesAt(one).getTime()),
    ...of(CampaignState.Paused, (one) => closesAt(one).getTime()),
    ...of(CampaignState.Upcoming, ({ startsAt }) => startsAt.getTime()),
    ...of(CampaignState.Ended, (one) => -lastsUntil(one).getTime()).slice(0, ENDED_SHOWN),
  ];
}

async function latestWinners(
  { namesOf }: CampaignDeps,
  db: Connection,
  campaigns: readonly ListedCampaign[],
): Promise<(campaignId: string) => Brief['winners']> {
  const ids = campaigns.map(({ id }) => id);
  const draws = await selectLatestWinners(db, ids, WINNERS_SHOWN);
  const names = await namesOf(db, [...new Set(draws.map(({ memberId }) => memberId))]);
  const won = Map.groupBy(draws, ({ campaignId }) => campaignId);
  return (campaignId) =>
    (won.get(campaignId) ?? []).map(({ memberId, pseudonym, prize, at }) => ({
      pseudonym,
      name: names.get(memberId) ?? LEFT,
      prize,
      at: at.toISOString(),
    }));
}

async function todoOf(
  deps: CampaignDeps,
  db: Connection,
  campaign: Stated,
  memberId: string | null,
): Promise<Brief['todo']> {
  if (memberId === null || campaign.state !== CampaignState.Running) return null;
  return await todoIn(deps, db, campaign, memberId);
}

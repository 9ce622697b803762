import type { SealedDraw } from '@yayan/api-client';
import {
  mockDownloadCampaignDraws,
  mockDownloadCampaignEntrants,
  mockGetCampaignProof,
  mockListCampaignDraws,
  mockListCampaignEntrants,
  mockListCampaignWinners,
  refuse,
} from '@yayan/api-client/mocks';
import { campaignsOf } from '../../world/campaign/campaigns.ts';
import { publicListsOf } from '../../world/campaign/public-lists.ts';
import { sealed } from '../../world/campaign/sealed.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { pageOf } from '../page-of.ts';

/** A line of the file of draws. */
const lineOf = ({
  position,
  pseudonym,
  number,
  clientSeed,
  version,
  roll,
  prizeId,
  at,
  head,
}: SealedDraw): string =>
  `${JSON.stringify([position, pseudonym, number, clientSeed, version, roll, prizeId, at, head])}\n`;

/** What everybody sees of a campaign's draws: who won, and the chain by which the draws are checked. */
export const proofAnswers = (world: World): Answers => {
  const find = (id: unknown) => {
    const campaign = campaignsOf(world).find((each) => each.id === id);
    return campaign && { campaign, lists: publicListsOf(world, campaign.id) };
  };

  return {
    listCampaignWinners: mockListCampaignWinners((_example, { request, params }) => {
      const found = find(params['id']);
      return found ? pageOf(found.lists.winners, new URL(request.url).searchParams) : refuse('NOT_FOUND');
    }),

    getCampaignProof: mockGetCampaignProof(async (_example, { params }) => {
      const found = find(params['id']);
      if (!found) return refuse('NOT_FOUND');
      const { id, title, face, seedHash, version, startsAt, prizes } = found.campaign;
      const chain = await sealed(found.lists);
      const rows = prizes.map((prize) => ({ prizeId: prize.id, odds: prize.odds }));
      return {
        id,
        title,
        face,
        seedHash,
        // Campaigns of the mock don't end.
        seed: null,
        versions: [{ version, reason: '活动发布', publishedAt: startsAt, rows }],
        prizes: prizes.map((prize) => ({ id: prize.id, title: prize.title })),
        draws: chain.length,
        head: chain.at(-1)?.head ?? null,
        entrantsHash: null,
        entrants: found.lists.entrants.size,
      };
    }),

    listCampaignDraws: mockListCampaignDraws(async (_example, { request, params }) => {
      const found = find(params['id']);
      return found
        ? pageOf(await sealed(found.lists), new URL(request.url).searchParams)
        : refuse('NOT_FOUND');
    }),

    downloadCampaignDraws: mockDownloadCampaignDraws(async (_example, { params }) => {
      const found = find(params['id']);
      if (!found) return refuse('NOT_FOUND');
      return new Blob((await sealed(found.lists)).map(lineOf), { type: 'application/x-ndjson' });
    }),

    // The list of entrants is published when it is closed.
    listCampaignEntrants: mockListCampaignEntrants((_example, { params }) =>
      find(params['id']) ? { items: [], nextCursor: null } : refuse('NOT_FOUND'),
    ),

    downloadCampaignEntrants: mockDownloadCampaignEntrants((_example, { params }) =>
      find(params['id']) ? new Blob([], { type: 'text/plain; charset=utf-8' }) : refuse('NOT_FOUND'),
    ),
  };
};

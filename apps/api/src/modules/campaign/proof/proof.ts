import type { DataOf } from '@yayan/contract';
import { cutPage } from '../../../platform/page.ts';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Campaign } from '../core/campaign.ts';
import { selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import { selectOdds } from '../core/odds-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { selectChain, selectHead } from './seal-store.ts';

type Deps = Pick<CampaignDeps, 'platform'>;

const MOST_VERSIONS = 200;

/** The proof of a campaign's draws: hash, odds, chain, and the seed after the end. Refuses with NOT_FOUND. */
export async function getCampaignProof(
  { platform }: Deps,
  { params: { id: campaignId } }: Pick<Call<'getCampaignProof'>, 'params'>,
): Promise<DataOf<'getCampaignProof'>> {
  const { read } = platform.database;
  const campaign = await published({ platform }, campaignId);
  const head = await selectHead(read, campaignId);
  const odds = await selectOdds(read, campaignId);
  return {
    id: campaign.id,
    title: campaign.title,
    face: campaign.face,
    seedHash: campaign.seedHash,
    seed: campaign.seed,
    versions: odds.slice(0, MOST_VERSIONS).map(({ publishedAt, ...version }) => ({
      ...version,
      publishedAt: publishedAt.toISOString(),
    })),
    prizes: (await selectPrizes(read, campaignId)).map(({ id, title }) => ({ id, title })),
    draws: head?.position ?? 0,
    head: head?.head ?? null,
    entrantsHash: campaign.entrantsHash,
    entrants: campaign.entrants,
  };
}

/** A page of the public list: draws without names, in the order of the chain. Refuses with NOT_FOUND. */
export async function listCampaignDraws(
  { platform }: Deps,
  {
    params: { id: campaignId },
    query: { cursor, limit = 20 },
  }: Pick<Call<'listCampaignDraws'>, 'params' | 'query'>,
): Promise<DataOf<'listCampaignDraws'>> {
  await published({ platform }, campaignId);
  const after = cursor === undefined ? 0 : Number(/^\d{1,9}$/.exec(cursor)?.[0] ?? refuse('MALFORMED'));
  const chain = await selectChain(platform.database.read, campaignId, { after, limit: limit + 1 });
  const { items: entries, nextCursor } = cutPage(chain, limit, () => String(after + limit));
  const items = entries.flatMap(({ position, head, draw }) =>
    draw === null
      ? []
      : [
          {
            position,
            pseudonym: draw.pseudonym,
            number: draw.number,
            clientSeed: draw.clientSeed,
            version: draw.version,
            roll: draw.roll,
            prizeId: draw.prizeId,
            at: draw.at.toISOString(),
            head,
          },
        ],
  );
  return { items, nextCursor };
}

async function published({ platform }: Deps, campaignId: string): Promise<Campaign> {
  return (await selectCampaign(platform.database.read, campaignId)) ?? refuse('NOT_FOUND');
}

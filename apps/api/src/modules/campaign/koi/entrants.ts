import type { DataOf } from '@yayan/contract';
import { cutPage } from '../../../platform/page.ts';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { selectCampaign } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { selectEntrants } from './entry-store.ts';

/** A page of the closed list of entrants, by pseudonym; empty while the list is open. Refuses with NOT_FOUND. */
export async function listCampaignEntrants(
  { platform }: Pick<CampaignDeps, 'platform'>,
  {
    params: { id: campaignId },
    query: { cursor, limit = 20 },
  }: Pick<Call<'listCampaignEntrants'>, 'params' | 'query'>,
): Promise<DataOf<'listCampaignEntrants'>> {
  const { read } = platform.database;
  const campaign = (await selectCampaign(read, campaignId)) ?? refuse('NOT_FOUND');
  if (campaign.entrantsHash === null) return { items: [], nextCursor: null };
  const after =
    cursor === undefined ? '' : (/^[0-9A-Za-z_-]{1,16}$/.exec(cursor)?.[0] ?? refuse('MALFORMED'));
  const entrants = await selectEntrants(read, campaignId, { after, limit: limit + 1 });
  return cutPage(entrants, limit, ({ pseudonym }) => pseudonym);
}

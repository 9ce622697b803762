import type { Connection } from '../../../platform/database/database.ts';
import { selectAllCampaigns } from '../core/campaign-store.ts';

/** Campaigns whose title has this text, for the search of the console. There are few of them. */
export async function searchCampaigns(
  db: Connection,
  text: string,
  limit: number,
): Promise<{ subject: string; title: string; hint: null }[]> {
  const sought = text.toLowerCase();
  const campaigns = (await selectAllCampaigns(db)).filter(({ title }) =>
    title.toLowerCase().includes(sought),
  );
  return campaigns.slice(0, limit).map(({ id, title }) => ({ subject: id, title, hint: null }));
}

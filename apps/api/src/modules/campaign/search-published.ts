import type { Connection } from '../../platform/database/database.ts';
import { pageOf } from './core/record-links.ts';
import { selectListedCampaigns } from './core/listed-campaign-store.ts';

const READ = 60;

/** Published campaigns whose title contains a text, open ones first. There are few of them. */
export async function searchPublished(
  db: Connection,
  { text, now, limit }: { text: string; now: Date; limit: number },
): Promise<{ title: string; summary: string; link: string }[]> {
  const sought = text.toLowerCase();
  return (await selectListedCampaigns(db, now, READ))
    .filter(({ title }) => title.toLowerCase().includes(sought))
    .slice(0, limit)
    .map(({ id, face, title, summary }) => ({ title, summary, link: pageOf({ id, face }) }));
}

import type { Connection } from '../../../platform/database/database.ts';
import { readPartners } from '../partners.ts';

/** Partners whose key has this text, for the search of the console. There are few of them. */
export async function searchPartners(
  db: Connection,
  text: string,
  limit: number,
): Promise<{ subject: string; title: string; hint: null }[]> {
  const partners = (await readPartners(db)).filter(({ key }) => key.includes(text.toLowerCase()));
  return partners.slice(0, limit).map(({ key }) => ({ subject: key, title: key, hint: null }));
}

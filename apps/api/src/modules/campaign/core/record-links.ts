import type { CampaignFace } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { recordsPage } from '../campaign-pages.ts';

/** Links to the pages with the own results of campaigns, by campaign id. */
export async function recordLinks(
  db: Connection,
  campaignIds: readonly string[],
): Promise<Map<string, string>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'face'])
    .where('id', 'in', campaignIds)
    .execute();
  // The table's check.
  return new Map(rows.map(({ id, face }) => [id, recordsPage(face as CampaignFace)]));
}

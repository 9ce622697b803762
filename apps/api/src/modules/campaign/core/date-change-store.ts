import type { DataOf } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { readMove } from './date-change.ts';

type CampaignView = NonNullable<DataOf<'getCampaign'>['campaign']>;

const MOST = 20;

/** The dates of a campaign that were moved after it was published, the latest first, each with the reason (rule 12.15). */
export async function selectDateChanges(
  db: Connection,
  campaignId: string,
): Promise<CampaignView['dateChanges']> {
  const acts = await db
    .selectFrom('campaign_acts')
    .select(['detail', 'at'])
    .where('campaign_id', '=', campaignId)
    .where('act', '=', 'move')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return acts
    .flatMap(({ detail, at }) => {
      const { moved, reason } = readMove(detail);
      return moved.map((date) => ({ ...date, reason, changedAt: at.toISOString() }));
    })
    .slice(0, MOST);
}

import { CampaignState } from '@yayan/contract';
import type { Campaign } from './campaign.ts';
import { closesAt } from './require-running.ts';

/** When nobody can take part any more, at the latest. A campaign that was ended early shows that time (rule 12.8). */
export const lastsUntil = ({ endsAt, endedAt }: Pick<Campaign, 'endsAt' | 'endedAt'>): Date =>
  endedAt !== null && endedAt < endsAt ? endedAt : endsAt;

/** The state of a published campaign at a time. The draw of a paused 锦鲤 campaign waits, so it isn't over (rule 12.14). */
export function stateAt(
  campaign: Pick<Campaign, 'drawsAt' | 'endedAt' | 'endsAt' | 'pausedAt' | 'startsAt'>,
  now: Date,
): CampaignState {
  if (campaign.endedAt !== null) return CampaignState.Ended;
  const { pausedAt, drawsAt, endsAt } = campaign;
  if (pausedAt !== null && (drawsAt !== null || now < endsAt)) return CampaignState.Paused;
  if (now >= closesAt(campaign)) return CampaignState.Ended;
  return now < campaign.startsAt ? CampaignState.Upcoming : CampaignState.Running;
}

import { CampaignState } from '@yayan/contract';
import type { Campaign } from './campaign.ts';
import { closesAt } from './require-running.ts';

/** When nobody can take part any more, at the latest. A campaign that was ended early shows that time (rule 12.8). */
export const lastsUntil = ({ endsAt, endedAt }: Pick<Campaign, 'endsAt' | 'endedAt'>): Date =>
  endedAt !== null && endedAt < endsAt ? endedAt : endsAt;

/** The state of a published campaign at a time. */
export function stateAt(
  campaign: Pick<Campaign, 'drawsAt' | 'endedAt' | 'endsAt' | 'startsAt'>,
  now: Date,
): CampaignState {
  if (campaign.endedAt !== null || now >= closesAt(campaign)) return CampaignState.Ended;
  return now < campaign.startsAt ? CampaignState.Upcoming : CampaignState.Running;
}

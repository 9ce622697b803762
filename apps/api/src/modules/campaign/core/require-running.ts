import { refuse } from '../../../errors/api-fault.ts';
import type { Part } from '../kinds/campaign-kind.ts';
import { kindOf } from '../kinds/kind-of.ts';
import type { Campaign } from './campaign.ts';

const WRONG_KIND = {
  draw: 'CAMPAIGN_NOT_DRAWN',
  enter: 'CAMPAIGN_NOT_ENTERED',
  answer: 'QUIZ_NONE',
} as const satisfies Record<Part, string>;

type Fault = (typeof WRONG_KIND)[Part] | 'CAMPAIGN_NOT_STARTED' | 'CAMPAIGN_PAUSED' | 'CAMPAIGN_ENDED';

/** When nobody can take part any more. A 锦鲤 campaign closes its list when its winner is due. */
export const closesAt = ({ drawsAt, endsAt }: Pick<Campaign, 'drawsAt' | 'endsAt'>): Date =>
  drawsAt ?? endsAt;

/** Why nobody can take part in a campaign in this way at this time. */
export function faultAt(campaign: Campaign, part: Part, at: Date): Fault | undefined {
  if (!kindOf(campaign.face).parts.has(part)) return WRONG_KIND[part];
  if (at < campaign.startsAt) return 'CAMPAIGN_NOT_STARTED';
  if (at >= closesAt(campaign) || campaign.entrantsHash !== null || campaign.endedAt !== null)
    return 'CAMPAIGN_ENDED';
  if (campaign.pausedAt !== null) return 'CAMPAIGN_PAUSED';
  return undefined;
}

/**
 * Returns the campaign if members can take part in this way at this time. Refuses with NOT_FOUND, CAMPAIGN_NOT_STARTED,
 * CAMPAIGN_PAUSED, CAMPAIGN_ENDED, and for another kind of campaign with CAMPAIGN_NOT_DRAWN, CAMPAIGN_NOT_ENTERED or QUIZ_NONE.
 */
export function requireRunning(campaign: Campaign | undefined, part: Part, at: Date): Campaign {
  if (campaign === undefined) return refuse('NOT_FOUND');
  const fault = faultAt(campaign, part, at);
  return fault === undefined ? campaign : refuse(fault);
}

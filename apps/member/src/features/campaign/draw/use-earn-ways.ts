import { type Campaign, ChanceCause } from '@yayan/api-client';
import { useGetCheckin } from '@yayan/api-client/react';
import { campaignFacePages } from '@yayan/contract/pages';
import { causePages } from '../campaign-labels.ts';

/** A way to earn chances. */
interface EarnWay {
  cause: ChanceCause;
  /** Chances each time. */
  chances: number;
  /** Whether today's is used: a member checks in once a day. */
  isDone: boolean;
  /** Its page; undefined when that is the campaign's own. */
  href: string | undefined;
}

/** How the member earns chances in a campaign. While the check-in is unknown it counts as open: its page shows the state. */
export function useEarnWays({ face, ways }: Pick<Campaign, 'face' | 'ways'>): readonly EarnWay[] {
  const hasCheckin = ways.some(({ cause }) => cause === ChanceCause.Checkin);
  const { data: checkin } = useGetCheckin({ query: { enabled: hasCheckin } });
  return ways.map(({ cause, chances }) => ({
    cause,
    chances,
    isDone: cause === ChanceCause.Checkin && checkin?.checked === true,
    href: causePages[cause] === campaignFacePages[face] ? undefined : causePages[cause],
  }));
}

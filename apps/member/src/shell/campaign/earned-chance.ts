import { type CampaignBrief, CampaignFace, type ChanceCause } from '@yayan/api-client';
import { campaignPage } from './campaign-page.ts';

const ACTIVITY = '/activity';

/** A chance that an act of the member just brought: what to say, and where to use it. */
interface EarnedChance {
  text: string;
  action: string;
  href: string;
}

/**
 * What a cause brought in the campaigns that run; undefined if it brought nothing that is still to be used. `when` says whether
 * it has just brought it, or on an earlier visit.
 */
export function earnedChance(
  campaigns: readonly CampaignBrief[],
  cause: ChanceCause,
  when: 'now' | 'before' = 'now',
): EarnedChance | undefined {
  const brought = campaigns.flatMap((campaign) => {
    const way = campaign.ways.find((one) => one.cause === cause);
    const isUsable = campaign.todo !== null && campaign.todo.chances > 0 && !campaign.todo.entered;
    return way !== undefined && isUsable ? [{ campaign, chances: way.chances }] : [];
  });
  const [first] = brought;
  if (first === undefined) return undefined;
  if (brought.length > 1)
    return {
      text: `${brought.length} 个活动${when === 'now' ? '得到' : '还有'}机会`,
      action: '去看看',
      href: ACTIVITY,
    };
  const { campaign, chances } = first;
  const isKoi = campaign.face === CampaignFace.Koi;
  return {
    text:
      when === 'now'
        ? `得到 ${chances} 次${isKoi ? '报名' : '抽奖'}机会`
        : `还有 ${campaign.todo?.chances} 次${isKoi ? '报名' : '抽奖'}机会`,
    action: isKoi ? '去报名' : '去抽',
    href: campaignPage(campaign),
  };
}

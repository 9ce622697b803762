import { CampaignState } from '@yayan/api-client';
import { useListCampaigns } from '@yayan/api-client/react';
import { SectionHeading } from '@yayan/ui';
import { CampaignCard } from './CampaignCard.tsx';
import classes from './RunningCampaigns.module.css';

/** The campaigns that run now, for a page whose own one doesn't; nothing without any. */
export function RunningCampaigns() {
  const { data } = useListCampaigns({ state: CampaignState.Running }, { request: { quiet: true } });
  const campaigns = data?.items ?? [];
  if (campaigns.length === 0) return null;
  return (
    <section className={classes['root']}>
      <SectionHeading title="现在可以参加" more={{ href: '/activity', label: '全部活动' }} />
      <ul className={classes['list']}>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    </section>
  );
}

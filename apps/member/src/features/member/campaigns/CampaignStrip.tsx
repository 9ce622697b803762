import type { CampaignBrief } from '@yayan/api-client';
import { SectionHeading } from '@yayan/ui';
import { CampaignCard } from '../../../shell/campaign/CampaignCard.tsx';
import { todoText } from '../../../shell/campaign/todo-text.ts';
import classes from './CampaignStrip.module.css';

/** The campaigns that run, those with something left to do first; nothing without any. */
export function CampaignStrip({ campaigns }: { campaigns: readonly CampaignBrief[] }) {
  if (campaigns.length === 0) return null;
  const ordered = campaigns.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  return (
    <section>
      <SectionHeading title="正在进行的活动" more={{ href: '/activity', label: '全部活动' }} />
      <ul className={classes['strip']}>
        {ordered.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isOpen = (campaign: CampaignBrief): boolean => todoText(campaign)?.isOpen ?? false;

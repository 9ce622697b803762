import type { Campaign } from '@yayan/api-client';
import { formatCount, SectionHeading } from '@yayan/ui';
import type { CampaignKind } from '../campaign-kind.ts';
import { worthText } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';

/** Prizes with worth, stock and the odds in force, so that members don't decide blindly. */
export function PrizeList({ campaign, kind }: { campaign: Campaign; kind: CampaignKind }) {
  return (
    <section>
      <SectionHeading title={kind.prizes.title(campaign)} />
      <ul className={classes['list']}>
        {campaign.prizes.map((prize) => (
          <li key={prize.id} className={classes['row']}>
            <div>
              <strong>{prize.title}</strong>
              <p className={classes['dim']}>
                {worthText(prize)} · 剩 {formatCount(prize.left)} / {formatCount(prize.stock)} 份
              </p>
            </div>
            <span className={classes['odds']}>{kind.prizes.odds(prize, campaign)}</span>
          </li>
        ))}
      </ul>
      <p className={classes['dim']}>{kind.prizes.note(campaign)}</p>
    </section>
  );
}

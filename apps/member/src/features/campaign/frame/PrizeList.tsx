import type { Campaign } from '@yayan/api-client';
import { formatCount, SectionHeading } from '@yayan/ui';
import { PrizePicture } from '../../../shell/campaign/PrizePicture.tsx';
import type { CampaignKind } from '../campaign-kind.ts';
import { worthText } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';

/** Prizes as pictures with worth, stock and the odds in force, so that members don't decide blindly. */
export function PrizeList({ campaign, kind }: { campaign: Campaign; kind: CampaignKind }) {
  return (
    <section>
      <SectionHeading title={kind.prizes.title(campaign)} />
      <ul className={classes['prizes']} data-count={campaign.prizes.length}>
        {campaign.prizes.map((prize) => (
          <li key={prize.id} className={classes['prize']} data-gone={prize.left === 0}>
            <PrizePicture prize={prize} size="large" />
            <strong>{prize.title}</strong>
            <span className={classes['dim']}>{worthText(prize)}</span>
            <span className={classes['dim']}>
              剩 {formatCount(prize.left)} / {formatCount(prize.stock)} 份
            </span>
            <span className={classes['odds']}>{kind.prizes.odds(prize, campaign)}</span>
          </li>
        ))}
      </ul>
      <p className={classes['dim']}>{kind.prizes.note(campaign)}</p>
    </section>
  );
}

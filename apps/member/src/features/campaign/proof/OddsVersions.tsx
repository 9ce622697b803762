import type { CampaignProof } from '@yayan/api-client';
import { formatMoment } from '@yayan/ui';
import { oddsText } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';

/** All versions of the odds, each with its reason. */
export function OddsVersions({ proof }: { proof: CampaignProof }) {
  const titles = new Map(proof.prizes.map(({ id, title }) => [id, title]));
  return (
    <ul className={classes['list']}>
      {proof.versions.map(({ version, reason, publishedAt, rows }) => (
        <li key={version} className={classes['row']}>
          <div>
            <strong>第 {version} 版</strong>
            <p className={classes['dim']}>
              {formatMoment(publishedAt)} · {reason}
            </p>
            <p className={classes['dim']}>
              {rows
                .map(({ prizeId, odds }) => `${titles.get(prizeId) ?? prizeId} ${oddsText(odds)}`)
                .join('，')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

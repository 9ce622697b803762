import type { CampaignWinner } from '@yayan/api-client';
import { formatMoment } from '@yayan/ui';
import classes from './ActivityPage.module.css';

/** The latest winners of a campaign, masked. */
export function LatestWinners({ winners }: { winners: readonly CampaignWinner[] }) {
  if (winners.length === 0) return <p className={classes['none']}>还没有人中奖，第一个会是谁？</p>;
  return (
    <ul className={classes['winners']}>
      {winners.map(({ pseudonym, name, prize, at }) => (
        <li key={`${pseudonym} ${at}`}>
          <span>
            {name} 抽中 {prize}
          </span>
          <span className={classes['dim']}>{formatMoment(at)}</span>
        </li>
      ))}
    </ul>
  );
}

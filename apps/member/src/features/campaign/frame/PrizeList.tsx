import { type Campaign, CampaignFace } from '@yayan/api-client';
import { formatCount, SectionHeading } from '@yayan/ui';
import { oddsText, worthText } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';

/** The odds of one entrant among all. */
const koiOdds = (entrants: number): string => (entrants === 0 ? '1 份' : `${entrants} 选 1`);

/** Prizes with worth, stock and the odds in force; who can't read them decides blindly. */
export function PrizeList({ campaign }: { campaign: Campaign }) {
  const { prizes, version, consolation, face, entrants } = campaign;
  const isKoi = face === CampaignFace.Koi;
  return (
    <section>
      <SectionHeading title={isKoi ? '奖品' : `奖品和概率（第 ${version} 版）`} />
      <ul className={classes['list']}>
        {prizes.map((prize) => (
          <li key={prize.id} className={classes['row']}>
            <div>
              <strong>{prize.title}</strong>
              <p className={classes['dim']}>
                {worthText(prize)} · 剩 {formatCount(prize.left)} / {formatCount(prize.stock)} 份
              </p>
            </div>
            <span className={classes['odds']}>
              {isKoi ? koiOdds(entrants) : prize.left === 0 ? '已抽完' : oddsText(prize.odds)}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes['dim']}>
        {isKoi
          ? `每位参加的人机会相同${consolation === 0 ? '' : `，参加就送 ${consolation} 金币`}。`
          : `没抽中送 ${consolation} 金币。`}
      </p>
    </section>
  );
}

import type { Campaign } from '@yayan/api-client';
import { SectionHeading } from '@yayan/ui';
import { oddsText, worthText } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';

/** Prizes with worth, stock and the odds in force; who can't read them decides blindly. */
export function PrizeList({ campaign: { prizes, version, consolation } }: { campaign: Campaign }) {
  return (
    <section>
      <SectionHeading title={`奖品和概率（第 ${version} 版）`} />
      <ul className={classes['list']}>
        {prizes.map((prize) => (
          <li key={prize.id} className={classes['row']}>
            <div>
              <strong>{prize.title}</strong>
              <p className={classes['dim']}>
                {worthText(prize)} · 剩 {prize.left} / {prize.stock} 份
              </p>
            </div>
            <span className={classes['odds']}>{prize.left === 0 ? '已抽完' : oddsText(prize.odds)}</span>
          </li>
        ))}
      </ul>
      <p className={classes['dim']}>没抽中送 {consolation} 金币。</p>
    </section>
  );
}

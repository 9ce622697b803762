import type { ReactNode } from 'react';
import { Plant, type PlantStage } from '../art/Plant.tsx';
import { Coin } from '../coins/Coin.tsx';
import { CountUp } from '../coins/CountUp.tsx';
import { formatCount } from '../coins/format-coins.ts';
import classes from './ResultHero.module.css';

interface ResultHeroProps {
  stage: PlantStage;
  title: string;
  /** The line under the title: what happened and what it means. Undefined where the reward already says it. */
  line?: string | undefined;
  /** Coins earned. */
  reward?: number | undefined;
  /** Whether the coins count up: true right after they were earned. */
  countsUp?: boolean | undefined;
  /** State of the reward: 「已到账」, 「审核中，预计 11月28日前到账」. */
  rewardState?: string | undefined;
  actions?: ReactNode;
  /** Help under the actions: 「对结果有疑问」. */
  children?: ReactNode;
}

/** The head of a result page: picture, result, reason, reward, next steps. */
export function ResultHero({
  stage,
  title,
  line,
  reward,
  countsUp,
  rewardState,
  actions,
  children,
}: ResultHeroProps) {
  return (
    <section className={classes['root']}>
      <Plant stage={stage} width={184} />
      <h1 className={classes['title']}>{title}</h1>
      {line === undefined ? null : <p className={classes['line']}>{line}</p>}
      {reward ? (
        <p className={classes['reward']}>
          <Coin size={28} />
          <span className={classes['number']}>
            +{countsUp ? <CountUp to={reward} /> : formatCount(reward)}
          </span>
          <span>{` 金币${rewardState ? `　${rewardState}` : ''}`}</span>
        </p>
      ) : null}
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
      {children ? <div className={classes['help']}>{children}</div> : null}
    </section>
  );
}

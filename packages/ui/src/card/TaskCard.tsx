import type { ReactNode } from 'react';
import { Stamp } from '../reward/Stamp.tsx';
import { formatCount } from '../coins/format-coins.ts';
import { CardTitle } from './CardTitle.tsx';
import { FactLine } from './FactLine.tsx';
import { LinkCard } from './LinkCard.tsx';
import classes from './TaskCard.module.css';

interface TaskCardProps {
  href: string;
  title: string;
  /** A square drawing beside the title, which the card scales. Decorative. Its room is there before it is loaded. */
  picture?: ReactNode;
  /** Coins for a complete. Undefined or 0 shows no reward: for people who see no coins, and for unpaid tasks. */
  reward?: number | undefined;
  /** Consolation coins when screened out. */
  consolation?: number | undefined;
  /** 「约 8 分钟」, 「手机电脑都能答」, 「今晚 24:00 截止」. */
  meta: readonly string[];
  tags?: readonly string[] | undefined;
  /** 「前 2 分钟内告诉你是否入选」, if our data supports it. */
  promise?: string | undefined;
  /** Why the task is recommended: 「推荐理由：你的年龄符合这次的要求」. */
  why?: string | undefined;
  /** 「开始答题」, 「继续答题」; the whole card leads to the same page. */
  action?: string | undefined;
  /** Stamps the card: 「已完成」. */
  stamp?: string | undefined;
  /** Why it can't be joined: 「名额已满」. The card is greyed. */
  closed?: string | undefined;
}

/** A task with its reward stub. The whole card is one link; the pill only shows where it leads. */
export function TaskCard(props: TaskCardProps) {
  const { href, title, picture, reward, consolation, meta, tags, promise, why, action, stamp, closed } =
    props;
  return (
    <LinkCard
      className={classes['root']}
      data-closed={closed !== undefined}
      data-stamped={stamp !== undefined}
    >
      {reward === undefined || reward === 0 ? null : (
        <div className={classes['stub']}>
          <span className={classes['number']}>{formatCount(reward)}</span>
          <span className={classes['unit']}>金币</span>
          {consolation ? (
            <span className={classes['consolation']}>未入选也得 {formatCount(consolation)}</span>
          ) : null}
        </div>
      )}
      <div className={classes['body']}>
        <div className={classes['head']}>
          <div className={classes['words']}>
            <CardTitle href={href}>{title}</CardTitle>
            <FactLine facts={meta} />
          </div>
          {picture === undefined ? null : <div className={classes['picture']}>{picture}</div>}
        </div>
        {tags?.length ? (
          <ul className={classes['tags']}>
            {tags.map((tag) => (
              <li key={tag} className={classes['tag']}>
                {tag}
              </li>
            ))}
          </ul>
        ) : null}
        {why && !closed ? <p className={classes['why']}>{why}</p> : null}
        {promise || action || closed ? (
          <div className={classes['foot']}>
            <span className={classes['promise']}>{closed ?? promise}</span>
            {action && !closed ? (
              <span className={classes['action']} aria-hidden="true">
                {action}
              </span>
            ) : null}
          </div>
        ) : null}
      </div>
      {stamp ? (
        <span className={classes['stamp']}>
          <Stamp text={stamp} size={76} />
        </span>
      ) : null}
    </LinkCard>
  );
}

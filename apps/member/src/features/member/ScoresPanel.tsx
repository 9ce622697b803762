import { IconChevronRight } from '@tabler/icons-react';
import type { Account } from '@yayan/api-client';
import { formatCount, Link, Ring } from '@yayan/ui';
import classes from './HomePage.module.css';

interface ScoresPanelProps {
  /** Undefined while loading: then the panel shows only its fixed texts, each in its final place. */
  account: Pick<Account, 'quality' | 'credit' | 'level'> | undefined;
}

/** Quality (at most 100, rule 4.11) and credit with its level, each explained and linked to its page. */
export function ScoresPanel({ account }: ScoresPanelProps) {
  return (
    <section className={classes['list']} aria-label="质量分和权益值">
      <Link href="/home/quality" className={classes['row']}>
        <Ring
          size={64}
          thickness={6}
          value={account?.quality ?? 0}
          color="var(--y-brand-line)"
          label={<b className={classes['score']}>{account?.quality}</b>}
        />
        <span className={classes['grow']}>
          <b>质量分</b>
          <span className={classes['dim']}>作答是否认真，影响能看到的任务</span>
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Link>
      <Link href="/home/credit" className={classes['row']}>
        <span className={classes['grow']}>
          <b>权益值 {account ? formatCount(account.credit) : ''}</b>
          <span className={classes['dim']}>
            {account ? `${account.level.name} · ` : ''}影响兑换次数和手续费
          </span>
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Link>
    </section>
  );
}

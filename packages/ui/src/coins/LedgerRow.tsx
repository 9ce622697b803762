import type { ReactNode } from 'react';
import { StateBadge, type BadgeState } from '../badge/StateBadge.tsx';
import { Link } from '../link/Link.tsx';
import classes from './LedgerRow.module.css';
import { formatChange } from './format-coins.ts';

interface LedgerRowProps {
  /** Where the coins came from or went. */
  title: string;
  /** When, as the page writes times. */
  time: string;
  amount: number;
  icon?: ReactNode;
  state?: BadgeState | undefined;
  /** Reason or expected date. Every deduction has one. */
  note?: string | undefined;
  /** To the task, order or rule behind it. */
  href?: string | undefined;
}

/** One posting, set like a line of a receipt: a dotted leader runs to the amount. Use inside a `<ul>`. */
export function LedgerRow({ title, time, amount, icon, state, note, href }: LedgerRowProps) {
  return (
    <li className={classes['root']}>
      {icon ? (
        <span className={classes['icon']} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <div className={classes['body']}>
        <div className={classes['line']}>
          {href ? (
            <Link href={href} className={classes['title']}>
              {title}
            </Link>
          ) : (
            <span className={classes['title']}>{title}</span>
          )}
          <span className={classes['leader']} aria-hidden="true" />
          <span className={classes['amount']} data-in={amount > 0}>
            {formatChange(amount)}
          </span>
        </div>
        <div className={classes['under']}>
          <span>{time}</span>
          {state ? <StateBadge {...state} /> : null}
          {note ? <span>{note}</span> : null}
        </div>
      </div>
    </li>
  );
}

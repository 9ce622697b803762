import type { ReactNode } from 'react';
import { StateBadge, type BadgeState } from '../badge/StateBadge.tsx';
import { Link } from '../link/Link.tsx';
import classes from './LedgerRow.module.css';
import { formatChange } from './format-coins.ts';

interface LedgerRowProps {
  /** The origin or use of the coins. */
  title: string;
  /** The time, formatted by the page. */
  time: string;
  amount: number;
  icon?: ReactNode;
  state?: BadgeState | undefined;
  /** Reason or expected date. Every deduction has one. */
  note?: string | undefined;
  /** Link to the task, order or rule. */
  href?: string | undefined;
}

/** One posting in the style of a receipt line: a dotted leader runs to the amount. Use inside a `<ul>`. */
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

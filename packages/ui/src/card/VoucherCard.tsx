import type { ReactNode } from 'react';
import { StateBadge, type BadgeState } from '../badge/StateBadge.tsx';
import classes from './VoucherCard.module.css';

interface VoucherCardProps {
  /** 「补签卡」. */
  title: string;
  /** Its value at a glance: 「补 1 天」. */
  value: string;
  rule: string;
  state: BadgeState;
  /** Its origin, and until when it can be used. */
  notes: readonly string[];
  /** An urgent note in red: 「还有 2 天到期」. */
  urgent?: string | undefined;
  /** Used or expired: greyed. */
  over?: boolean | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A card voucher as a ticket: its value on the stub, its rule and dates next to the perforation. */
export function VoucherCard(props: VoucherCardProps) {
  const { title, value, rule, state, notes, urgent, over = false, actions, children } = props;
  return (
    <article className={classes['root']} data-over={over}>
      <div className={classes['stub']}>
        <b>{value}</b>
      </div>
      <div className={classes['body']}>
        <div className={classes['head']}>
          <h3 className={classes['title']}>{title}</h3>
          <StateBadge {...state} />
        </div>
        <p className={classes['rule']}>{rule}</p>
        <p className={classes['notes']}>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          {urgent ? <strong className={classes['urgent']}>{urgent}</strong> : null}
        </p>
        {children}
        {actions ? <div className={classes['actions']}>{actions}</div> : null}
      </div>
    </article>
  );
}

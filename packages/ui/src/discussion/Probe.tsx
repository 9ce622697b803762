import type { ReactNode } from 'react';
import classes from './Probe.module.css';

interface ProbeProps {
  /** 「主持人追问」. */
  who: string;
  /** 「待你回答 · +30」. */
  badge?: string | undefined;
  /** Host words wear the gold rule, notes of observers a dashed orange one that members never see. */
  kind?: 'host' | 'note' | undefined;
  children: ReactNode;
}

/** What a host asks below an answer, or what an observer notes there. */
export function Probe({ who, badge, kind = 'host', children }: ProbeProps) {
  return (
    <div className={classes['root']} data-kind={kind}>
      <div className={classes['head']}>
        <b>{who}</b>
        {badge ? <span className={classes['badge']}>{badge}</span> : null}
      </div>
      {children}
    </div>
  );
}

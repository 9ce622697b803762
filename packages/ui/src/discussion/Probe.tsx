import type { ReactNode } from 'react';
import classes from './Probe.module.css';

interface ProbeProps {
  /** 「主持人追问」. */
  who: string;
  /** 「待你回答 · +30」. */
  badge?: string | undefined;
  /** Hosts' follow-ups have a gold line, observers' notes a dashed orange one. Members never see notes. */
  kind?: 'host' | 'note' | undefined;
  children: ReactNode;
}

/** A host's follow-up or an observer's note below an answer. */
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

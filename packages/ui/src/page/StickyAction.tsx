import type { ReactNode } from 'react';
import classes from './StickyAction.module.css';

/** The page's main action: stays at the foot of a phone's screen, stands in the text on larger ones. */
export function StickyAction({ children, note }: { children: ReactNode; note?: string | undefined }) {
  return (
    <div className={classes['root']}>
      {note ? <span className={classes['note']}>{note}</span> : null}
      {children}
    </div>
  );
}

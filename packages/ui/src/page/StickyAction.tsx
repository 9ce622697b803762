import type { ReactNode } from 'react';
import classes from './StickyAction.module.css';

/** The page's main action: fixed at the bottom of the screen on phones, in the text flow on larger screens. */
export function StickyAction({ children, note }: { children: ReactNode; note?: string | undefined }) {
  return (
    <div className={classes['root']}>
      {note ? <span className={classes['note']}>{note}</span> : null}
      {children}
    </div>
  );
}

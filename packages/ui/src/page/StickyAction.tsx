import type { ReactNode } from 'react';
import classes from './StickyAction.module.css';

/**
 * The main action at the end of a card: fixed at the bottom of the screen on phones, in the normal flow on larger screens. Put
 * it directly into the card: it has the card's colour, so that no edge is visible at the end of the card.
 */
export function StickyAction({ children, note }: { children: ReactNode; note?: string | undefined }) {
  return (
    <div className={classes['root']}>
      {note ? <span className={classes['note']}>{note}</span> : null}
      {children}
    </div>
  );
}

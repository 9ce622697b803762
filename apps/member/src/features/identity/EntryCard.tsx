import type { ReactNode } from 'react';
import classes from './EntryCard.module.css';

/** The card that pages on the way in consist of; on a phone it is the page itself. */
export function EntryCard({ children, centred = false }: { children: ReactNode; centred?: boolean }) {
  return (
    <section className={classes['card']} data-centred={centred}>
      {children}
    </section>
  );
}

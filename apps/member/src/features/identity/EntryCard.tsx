import type { ReactNode } from 'react';
import classes from './EntryCard.module.css';

/** The card of the sign-in pages. On a phone it fills the page. */
export function EntryCard({ children, centred = false }: { children: ReactNode; centred?: boolean }) {
  return (
    <section className={classes['card']} data-centred={centred}>
      {children}
    </section>
  );
}

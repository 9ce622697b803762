import { Wordmark } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './EntryFrame.module.css';

/** The card of the pages without a session. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classes['root']}>
      <div className={classes['brand']}>
        <Wordmark size={32} />
        <span className={classes['site']}>运营台</span>
      </div>
      <div className={classes['card']}>
        <h1 className={classes['title']}>{title}</h1>
        {children}
      </div>
    </main>
  );
}

import type { ReactNode } from 'react';
import classes from '../Campaign.module.css';

/** Details that most members don't need, behind one line. */
export const Fold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={classes['fold']}>
    <summary>{summary}</summary>
    {children}
  </details>
);

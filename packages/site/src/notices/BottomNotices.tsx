import type { ReactNode } from 'react';
import classes from './BottomNotices.module.css';

/** The place of quiet notices over the page, one above the other, away from the invitation icon. It moves nothing of the page. */
export function BottomNotices({ children }: { children: ReactNode }) {
  return <div className={classes['root']}>{children}</div>;
}

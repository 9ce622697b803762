import type { ReactNode } from 'react';
import classes from './PageShell.module.css';

interface PageShellProps {
  header: ReactNode;
  footer?: ReactNode;
  /** Phone tabs; they reserve their own space at the bottom of the page. */
  tabs?: ReactNode;
  /** Menu to the left of the page on a desktop. */
  side?: ReactNode;
  /** Lets the page fill the whole width, as landing pages do; otherwise the content is at most 1120 px wide. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** The frame of every page. The skip link leads to `main`, which can also take the focus after a navigation. */
export function PageShell({ header, footer, tabs, side, wide = false, children }: PageShellProps) {
  return (
    <div className={classes['root']}>
      {header}
      <div
        className={classes['body']}
        data-wide={wide}
        data-side={side !== undefined}
        data-loads={tabs !== undefined}
      >
        {side}
        <main id="main" tabIndex={-1} className={classes['main']}>
          {children}
        </main>
      </div>
      {footer}
      {tabs}
    </div>
  );
}

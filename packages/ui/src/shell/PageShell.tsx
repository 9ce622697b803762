import type { ReactNode } from 'react';
import classes from './PageShell.module.css';

interface PageShellProps {
  header: ReactNode;
  footer?: ReactNode;
  /** Phone tabs; they reserve their own room at the foot of the page. */
  tabs?: ReactNode;
  /** Menu to the left of the page on a desktop. */
  side?: ReactNode;
  /** The page fills the whole width, as landing pages do; otherwise its content is at most 1120 px wide. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** The frame of every page. `main` has the id the skip link points to and can take focus after a navigation. */
export function PageShell({ header, footer, tabs, side, wide = false, children }: PageShellProps) {
  return (
    <div className={classes['root']}>
      {header}
      <div className={classes['body']} data-wide={wide} data-side={side !== undefined}>
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

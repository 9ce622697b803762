import type { ReactNode } from 'react';
import { Wordmark } from '../../brand/Wordmark.tsx';
import { brand } from '../../brand/brand.ts';
import { Link } from '../../link/Link.tsx';
import classes from './HeaderBar.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';

/** How far a landing page scrolls before its header changes to the normal look (rule 10.10). */
export const headerScrollThresholdPx = 20;

interface HeaderBarProps {
  homeHref: string;
  /** White and borderless until the page is scrolled by more than 20 px. */
  landing?: boolean | undefined;
  /** On phones only the mark is shown, to leave room for a search box. */
  compact?: boolean | undefined;
  /** As wide as the widest page, where some pages are wider than others: the bar stays in its place between them. */
  wide?: boolean | undefined;
  /** Navigation or search, between logo and actions. */
  children?: ReactNode;
  /** Bell, account or buttons, at the end of the bar. */
  actions?: ReactNode;
}

/** The sticky bar under both headers: 64 px high, 52 px on phones. */
export function HeaderBar(props: HeaderBarProps) {
  const { homeHref, landing = false, compact = false, wide = false, children, actions } = props;
  const scrolled = useScrolledPast(headerScrollThresholdPx, landing);
  return (
    <header className={classes['root']} data-state={landing && !scrolled ? 'landing' : 'normal'}>
      <a className={classes['skip']} href="#main">
        跳到正文
      </a>
      <div className={classes['inner']} data-wide={wide}>
        <Link
          href={homeHref}
          className={classes['logo']}
          data-compact={compact}
          aria-label={`${brand.name} Yayan 首页`}
        >
          <Wordmark size={30} />
        </Link>
        {children}
        <div className={classes['actions']}>{actions}</div>
      </div>
    </header>
  );
}

import { UnreadDot } from '../../badge/UnreadDot.tsx';
import { Link } from '../../link/Link.tsx';
import { isCurrent, type NavItem } from './nav-item.ts';
import classes from './SideMenu.module.css';

/** The menu next to the pages of /home on a desktop (240 px, from 62 em). */
export function SideMenu({
  items,
  more,
  path,
  label = '我的',
}: {
  items: readonly NavItem[];
  /** Entries below a line. */
  more?: readonly NavItem[] | undefined;
  path: string;
  label?: string;
}) {
  return (
    <nav className={classes['root']} aria-label={label}>
      {[...items, ...(more ?? [])].map((item, index) => (
        <Link
          key={item.href}
          data-first-of-more={index === items.length || undefined}
          href={item.href}
          className={classes['link']}
          aria-current={isCurrent(item, path) ? 'page' : undefined}
        >
          {item.icon}
          {item.label}
          {item.unread ? <UnreadDot className={classes['dot']} /> : null}
        </Link>
      ))}
    </nav>
  );
}

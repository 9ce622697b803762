import { UnreadDot } from '../../badge/UnreadDot.tsx';
import { Link } from '../../link/Link.tsx';
import { isCurrent, type NavItem } from './nav-item.ts';
import classes from './SideMenu.module.css';

/** The menu next to the pages of /home on a desktop (240 px, from 62 em). */
export function SideMenu({
  items,
  path,
  label = '我的主页',
}: {
  items: readonly NavItem[];
  path: string;
  label?: string;
}) {
  return (
    <nav className={classes['root']} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.href}
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

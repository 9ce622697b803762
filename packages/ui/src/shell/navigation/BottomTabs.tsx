import { UnreadDot } from '../../badge/UnreadDot.tsx';
import { Link } from '../../link/Link.tsx';
import classes from './BottomTabs.module.css';
import { isCurrent, type NavItem } from './nav-item.ts';

/**
 * The tabs at the bottom of phones and tablets (56 px and the safe area). They are hidden on desktops and while a keyboard is
 * open. Don't render them on questionnaires and editors.
 */
export function BottomTabs({ items, path }: { items: readonly NavItem[]; path: string }) {
  return (
    <nav className={classes['root']} aria-label="底部导航" data-bottom-tabs>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={classes['tab']}
          aria-current={isCurrent(item, path) ? 'page' : undefined}
        >
          <span className={classes['icon']} aria-hidden="true">
            {item.icon}
          </span>
          <span>
            {item.label}
            {item.unread ? <UnreadDot className={classes['dot']} /> : null}
          </span>
        </Link>
      ))}
    </nav>
  );
}

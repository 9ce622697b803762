import { Link } from '../../link/Link.tsx';
import { isCurrent, type NavItem } from './nav-item.ts';
import classes from './NavLinks.module.css';

/** The links in a header. The current page has a green underline and `aria-current`. */
export function NavLinks({ items, path, label }: { items: readonly NavItem[]; path: string; label: string }) {
  return (
    <nav aria-label={label} className={classes['nav']}>
      <ul className={classes['list']}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={classes['link']}
              aria-current={isCurrent(item, path) ? 'page' : undefined}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

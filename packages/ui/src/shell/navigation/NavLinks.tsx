import { Link } from '../../link/Link.tsx';
import { isCurrent, type NavItem } from './nav-item.ts';
import classes from './NavLinks.module.css';

interface NavLinksProps {
  items: readonly NavItem[];
  path: string;
  label: string;
  /** The smallest screen that shows them. */
  from?: 'tablet' | 'desktop' | undefined;
}

/** The links in a header. The current page has a green underline and `aria-current`. */
export function NavLinks({ items, path, label, from = 'tablet' }: NavLinksProps) {
  return (
    <nav aria-label={label} className={classes['nav']} data-from={from}>
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

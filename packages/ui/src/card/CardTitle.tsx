import { Link } from '../link/Link.tsx';
import classes from './LinkCard.module.css';

/** The title of a `LinkCard`: its link covers the whole card. */
export function CardTitle({ href, children }: { href: string; children: string }) {
  return (
    <h3 className={classes['title']}>
      <Link href={href} className={classes['link']}>
        {children}
      </Link>
    </h3>
  );
}

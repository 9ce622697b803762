import { Link } from '../link/Link.tsx';
import classes from './LinkCard.module.css';

/** The title of a card that is one link as a whole: its link reaches over all of the card, whose root composes `LinkCard.module.css`. */
export function CardTitle({ href, children }: { href: string; children: string }) {
  return (
    <h3 className={classes['title']}>
      <Link href={href} className={classes['link']}>
        {children}
      </Link>
    </h3>
  );
}

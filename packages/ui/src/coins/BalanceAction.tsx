import { Link } from '../link/Link.tsx';
import classes from './CoinBalance.module.css';

/** A link on the balance card: gold for the main action, outlined for the other. */
export function BalanceAction({
  href,
  label,
  quiet = false,
}: {
  href: string;
  label: string;
  quiet?: boolean | undefined;
}) {
  return (
    <Link href={href} className={quiet ? classes['quiet'] : classes['main']}>
      {label}
    </Link>
  );
}

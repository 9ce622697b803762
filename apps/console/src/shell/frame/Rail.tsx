import { Link, Logo, VisuallyHidden } from '@yayan/ui';
import { useLocation } from 'react-router';
import { rooms } from './rooms.ts';
import { useWaitingRequests } from './use-waiting-requests.ts';
import classes from './Rail.module.css';

const isIn = (path: string, href: string): boolean =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);

/** The rooms, at the left edge. */
export function Rail() {
  const { pathname } = useLocation();
  const { forMe } = useWaitingRequests();
  return (
    <nav className={classes['root']} aria-label="房间">
      <div className={classes['brand']}>
        <Logo size={28} />
        <span className={classes['name']}>芽言·运营台</span>
      </div>
      {rooms.map(({ href, label, icon: Mark, countsRequests }) => (
        <Link
          key={href}
          href={href}
          className={classes['room']}
          aria-current={isIn(pathname, href) ? 'page' : undefined}
        >
          <Mark size={20} stroke={1.75} aria-hidden />
          <span>{label}</span>
          {countsRequests && forMe.length > 0 ? (
            <span className={classes['count']}>
              {forMe.length}
              <VisuallyHidden>件等我决定</VisuallyHidden>
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}

import { useGetOverview } from '@yayan/console-client';
import { Link, Logo } from '@yayan/ui';
import { useLocation } from 'react-router';
import { rooms } from './rooms.ts';
import { waitingIn } from './waiting-in.ts';
import { WaitingCount } from './WaitingCount.tsx';
import classes from './Rail.module.css';

const isIn = (path: string, href: string): boolean =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);

/** The rooms, at the left edge, with how much waits in each. */
export function Rail() {
  const { pathname } = useLocation();
  const { data: overview } = useGetOverview();
  return (
    <nav className={classes['root']} aria-label="房间">
      <div className={classes['brand']}>
        <Logo size={28} />
        <span className={classes['name']}>芽言·运营台</span>
      </div>
      {rooms.map(({ href, label, icon: Mark, waits }) => (
        <Link
          key={href}
          href={href}
          className={classes['room']}
          aria-current={isIn(pathname, href) ? 'page' : undefined}
        >
          <Mark size={20} stroke={1.75} aria-hidden />
          <span>{label}</span>
          {overview && waits ? <WaitingCount {...waitingIn(overview, waits)} /> : null}
        </Link>
      ))}
    </nav>
  );
}

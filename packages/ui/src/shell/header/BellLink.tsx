import { IconBell } from '@tabler/icons-react';
import { Link } from '../../link/Link.tsx';
import classes from './BellLink.module.css';

/** Way to the messages; a dot, never a number, says that something is new (spec: the flag is a boolean). */
export function BellLink({ href, unread }: { href: string; unread: boolean }) {
  return (
    <Link href={href} className={classes['root']} aria-label={unread ? '消息，有新消息' : '消息'}>
      <IconBell size={24} stroke={1.75} aria-hidden />
      {unread ? <span className={classes['dot']} data-testid="bell-dot" /> : null}
    </Link>
  );
}

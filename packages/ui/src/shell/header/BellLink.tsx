import { IconBell } from '@tabler/icons-react';
import { Link } from '../../link/Link.tsx';
import classes from './BellLink.module.css';

/** Links to the messages. A dot says that there are new ones; the server sends no count (rule 10.10). */
export function BellLink({ href, unread }: { href: string; unread: boolean }) {
  return (
    <Link href={href} className={classes['root']} aria-label={unread ? '消息，有新消息' : '消息'}>
      <IconBell size={24} stroke={1.75} aria-hidden />
      {unread ? <span className={classes['dot']} data-testid="bell-dot" /> : null}
    </Link>
  );
}

import { IconChevronRight } from '@tabler/icons-react';
import type { Account } from '@yayan/api-client';
import { Link, UnreadDot } from '@yayan/ui';
import { useUnread } from '../../../shell/unread/use-unread.ts';
import { meMenu } from './me-menu.tsx';
import classes from './MePage.module.css';
import type { Me } from './use-me.ts';

interface MeMenuProps {
  account: Account;
  me: Me;
  seesCoins: boolean;
}

/** Links to all of the member's pages, each with a count or state. */
export function MeMenu({ account, me, seesCoins }: MeMenuProps) {
  const unread = useUnread();
  return (
    <div className={classes['groups']}>
      {meMenu(account, me, unread).map(({ title, entries }) => (
        <section key={title}>
          <h2 className={classes['title']}>{title}</h2>
          <ul className={classes['list']}>
            {entries
              .filter(({ coins }) => seesCoins || !coins)
              .map(({ href, label, icon: Icon, value, unread: isUnread }) => (
                <li key={href}>
                  <Link href={href} className={classes['row']}>
                    <Icon size={22} stroke={1.75} className={classes['icon']} aria-hidden />
                    <span className={classes['grow']}>
                      {label}
                      {isUnread ? <UnreadDot className={classes['dot']} /> : null}
                    </span>
                    {value === undefined ? null : <span className={classes['dim']}>{value}</span>}
                    <IconChevronRight size={20} stroke={1.75} className={classes['go']} aria-hidden />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

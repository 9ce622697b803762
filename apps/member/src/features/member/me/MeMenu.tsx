import type { Account } from '@yayan/api-client';
import { Link, UnreadDot } from '@yayan/ui';
import { useUnread } from '../../../shell/unread/use-unread.ts';
import { meMenu } from './me-menu.tsx';
import classes from './MeMenu.module.css';
import type { Me } from './use-me.ts';

interface MeMenuProps {
  account: Account;
  me: Me;
  seesCoins: boolean;
}

/** The member's pages as a grid, each with a count or state. */
export function MeMenu({ account, me, seesCoins }: MeMenuProps) {
  const unread = useUnread();
  return (
    <div className={classes['groups']}>
      {meMenu(account, me, unread).map(({ title, entries }) => (
        <section key={title} className={classes['group']}>
          <h2 className={classes['title']}>{title}</h2>
          <ul className={classes['list']}>
            {entries
              .filter(({ coins }) => seesCoins || !coins)
              .map(({ href, label, icon: Icon, value, unread: isUnread }) => (
                <li key={href}>
                  <Link href={href} className={classes['tile']}>
                    <span className={classes['icon']}>
                      <Icon size={24} stroke={1.75} aria-hidden />
                    </span>
                    <span className={classes['label']}>
                      {label}
                      {isUnread ? <UnreadDot className={classes['dot']} /> : null}
                    </span>
                    {value === undefined ? null : <span className={classes['value']}>{value}</span>}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

import type { Account } from '@yayan/api-client';
import { IconChevronRight } from '@tabler/icons-react';
import { Avatar, formatDay, Link } from '@yayan/ui';
import classes from './MePage.module.css';

/** Who the member is; leads to the account's settings. */
export function MeHead({ account: { nickname, avatar, level, joinedAt, bbsRole } }: { account: Account }) {
  return (
    <Link href="/home/user" className={classes['head']}>
      <Avatar name={nickname} src={avatar} size={64} />
      <span className={classes['grow']}>
        <h1 className={classes['name']} tabIndex={-1}>
          {nickname}
        </h1>
        <span className={classes['facts']}>
          {bbsRole === 0 ? <span>{level.name} · </span> : null}
          <span>{formatDay(joinedAt)}加入</span>
        </span>
      </span>
      <span className={classes['dim']}>账号设置</span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  );
}

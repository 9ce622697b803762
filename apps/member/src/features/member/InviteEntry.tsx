import { IconChevronRight, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@yayan/ui';
import classes from './HomePage.module.css';

/** Links to the invitation page. Coins are paid for steps that friends finish, never for sharing (rule 4.13). */
export function InviteEntry({ seesCoins }: { seesCoins: boolean }) {
  return (
    <Link href="/home/invite" className={classes['invite']}>
      <IconUserPlus size={24} stroke={1.75} aria-hidden />
      <span className={classes['grow']}>
        <b>邀请好友</b>
        <span className={classes['dim']}>
          {seesCoins ? '好友完成首份付费问卷后，你得金币奖励' : '和朋友一起说说想法'}
        </span>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  );
}

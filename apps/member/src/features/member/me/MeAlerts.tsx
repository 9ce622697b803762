import { IconChevronRight, IconHourglass } from '@tabler/icons-react';
import { Link } from '@yayan/ui';
import classes from './MePage.module.css';
import type { Me } from './use-me.ts';

/** Warns about cards that expire soon. */
export function MeAlerts({ me: { expiring = 0 } }: { me: Me }) {
  if (expiring === 0) return null;
  return (
    <Link href="/home/card" className={classes['alert']}>
      <IconHourglass size={20} stroke={1.75} aria-hidden />
      <span className={classes['grow']}>{expiring} 张卡券 3 天内到期，记得用掉</span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  );
}

import { Coins, Link, Skeleton } from '@yayan/ui';
import classes from './BalanceBar.module.css';

/** The balance, sticky while the member looks at prices. */
export function BalanceBar({ balance }: { balance: number | undefined }) {
  return (
    <div className={classes['root']}>
      <span className={classes['label']}>可用</span>
      {balance === undefined ? <Skeleton width={96} height={22} /> : <Coins amount={balance} />}
      <Link href="/home/exchange" className={classes['records']}>
        兑换记录
      </Link>
    </div>
  );
}

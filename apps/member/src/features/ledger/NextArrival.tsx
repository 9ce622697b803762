import type { CoinArrival } from '@yayan/api-client';
import { formatCount, formatDay } from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';

/** The pending coins that arrive first: how many, by when, and why they wait. */
export function NextArrival({ arrival: { coins, expectedAt, reason } }: { arrival: CoinArrival }) {
  return (
    <p className={classes['arrival']}>
      待入账里最近的 {formatCount(coins)} 金币，预计 {formatDay(expectedAt)}前到账
      {reason === null ? '。' : `：${reason}。`}
    </p>
  );
}

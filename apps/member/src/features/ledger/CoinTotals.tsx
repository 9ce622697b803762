import type { CoinLedgerPage } from '@yayan/api-client';
import { formatCount } from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';

/** What can be spent now and what is still under review. */
export function CoinTotals({ totals }: { totals: CoinLedgerPage | undefined }) {
  return (
    <dl className={classes['totals']}>
      <div>
        <dt>可用金币</dt>
        <dd>{totals ? formatCount(totals.available) : '–'}</dd>
      </div>
      <div>
        <dt>待入账</dt>
        <dd>{totals ? formatCount(totals.pending) : '–'}</dd>
      </div>
    </dl>
  );
}

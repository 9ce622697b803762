import type { CoinMonth } from '@yayan/api-client';
import { MonthBars } from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';
import { earningBars } from './earning-bars.ts';

/** What came in over the last months, by source; nothing where nothing came in. */
export function EarningChart({ sums }: { sums: readonly CoinMonth[] }) {
  const { series, months } = earningBars(sums);
  if (series.length === 0) return null;
  return (
    <div className={classes['chart']}>
      <MonthBars caption={`近 ${months.length} 个月入账（金币）`} series={series} months={months} />
    </div>
  );
}

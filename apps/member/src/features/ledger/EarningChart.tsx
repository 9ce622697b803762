import { MonthBars, Skeleton } from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';
import { earningBars } from './earning-bars.ts';
import type { useCoinSums } from './use-coin-sums.ts';

/** The coins earned in the last months, by source. Its height is reserved while it loads, so that nothing jumps. */
export function EarningChart({ sums }: { sums: ReturnType<typeof useCoinSums> }) {
  if (sums.isError && !sums.data) return null;
  return (
    <div className={classes['chart']}>
      {sums.data ? <Bars {...earningBars(sums.data.items)} /> : <Skeleton height="100%" />}
    </div>
  );
}

function Bars({ series, months }: ReturnType<typeof earningBars>) {
  return (
    <>
      <MonthBars caption={`近 ${months.length} 个月入账（金币）`} series={series} months={months} low />
      {series.length === 0 ? (
        <p className={classes['none']}>这几个月没有入账，之后每一笔都按来源记在这里。</p>
      ) : null}
    </>
  );
}

import type { CoinLedgerPage } from '@yayan/api-client';
import { FigurePlate, formatCount } from '@yayan/ui';

/** Coins to spend now, coins under review, and the debt that later coins pay first. */
export function CoinTotals({ totals }: { totals: CoinLedgerPage | undefined }) {
  return (
    <FigurePlate
      figures={[
        { name: '可用金币', value: totals ? formatCount(totals.available) : '–' },
        { name: '待入账', value: totals ? formatCount(totals.pending) : '–' },
        ...(totals !== undefined && totals.owed > 0
          ? [{ name: '待抵扣', value: formatCount(totals.owed) }]
          : []),
      ]}
    />
  );
}

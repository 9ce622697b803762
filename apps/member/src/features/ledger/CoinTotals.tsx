import type { CoinLedgerPage } from '@yayan/api-client';
import { FigurePlate, formatCount } from '@yayan/ui';

/** What can be spent now and what is still under review. */
export function CoinTotals({ totals }: { totals: CoinLedgerPage | undefined }) {
  return (
    <FigurePlate
      figures={[
        { name: '可用金币', value: totals ? formatCount(totals.available) : '–' },
        { name: '待入账', value: totals ? formatCount(totals.pending) : '–' },
      ]}
    />
  );
}

import { CoinDirection } from '@yayan/api-client';
import { SegmentedControl } from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';

const all = 'all';

interface CoinFilterProps {
  direction: CoinDirection | undefined;
  onChange: (direction: CoinDirection | undefined) => void;
}

/** 全部, 收入 or 支出. */
export function CoinFilter({ direction, onChange }: CoinFilterProps) {
  return (
    <SegmentedControl
      className={classes['filter'] ?? ''}
      aria-label="筛选金币记录"
      size="md"
      value={direction ?? all}
      onChange={(value) => onChange(value === all ? undefined : value)}
      data={[
        { value: all, label: '全部' },
        { value: CoinDirection.In, label: '收入' },
        { value: CoinDirection.Out, label: '支出' },
      ]}
    />
  );
}

import { CoinCauseKind } from '@yayan/api-client';
import { ChipFilter, SegmentedControl } from '@yayan/ui';
import { coinCauses } from './coin-causes.ts';
import classes from './CoinLedgerPage.module.css';
import { type CoinChoice, type CoinView, views } from './ledger-view.ts';

const viewNames: Readonly<Record<CoinView, string>> = {
  all: '全部',
  in: '收入',
  out: '支出',
  pending: '待入账',
};

const sources = [
  { value: '', label: '全部来源' },
  ...Object.values(CoinCauseKind).map((kind) => ({ value: kind, label: coinCauses[kind].name })),
];

interface CoinFilterProps {
  choice: CoinChoice;
  onChange: (choice: CoinChoice) => void;
}

/** 全部, 收入, 支出 or 待入账, and which source. */
export function CoinFilter({ choice, onChange }: CoinFilterProps) {
  const viewOf = (value: string): CoinView => views.find((view) => view === value) ?? 'all';
  return (
    <div className={classes['filters']}>
      <SegmentedControl
        className={classes['filter']}
        aria-label="筛选金币记录"
        value={choice.view}
        onChange={(value) => onChange({ ...choice, view: viewOf(value) })}
        data={views.map((value) => ({ value, label: viewNames[value] }))}
      />
      <ChipFilter
        label="按来源筛选"
        choices={sources}
        value={choice.kind ?? ''}
        onChange={(value) =>
          onChange({ ...choice, kind: Object.values(CoinCauseKind).find((kind) => kind === value) })
        }
      />
    </div>
  );
}

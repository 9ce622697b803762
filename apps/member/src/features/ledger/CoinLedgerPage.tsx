import { ButtonLink, StatePanel, PageTitle } from '@yayan/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { useHidesCoins } from '../../shell/session/use-hides-coins.ts';
import { CoinsInside } from '../../shell/coins/CoinsInside.tsx';
import { CoinFilter } from './CoinFilter.tsx';
import { RowProblem } from '../../shell/notices/RowProblem.tsx';
import classes from './CoinLedgerPage.module.css';
import { CoinRows } from './CoinRows.tsx';
import { CoinRowSheet } from './CoinRowSheet.tsx';
import { CoinTotals } from './CoinTotals.tsx';
import { EarningChart } from './EarningChart.tsx';
import { choiceOf, searchOf } from './ledger-view.ts';
import { StatementDownload } from './StatementDownload.tsx';
import { useCoinRow } from './use-coin-row.ts';
import { useCoinRows } from './use-coin-rows.ts';
import { useCoinSums } from './use-coin-sums.ts';

/** 金币明细 by month (rule 4.7). `?view=` and `?kind=` filter, `?row=` opens one row. */
export default function CoinLedgerPage() {
  return useHidesCoins() ? <NoCoins /> : <CoinLedger />;
}

function NoCoins() {
  return (
    <StatePanel
      heading
      stage="sprout"
      title="你的账号不显示金币"
      action={
        <ButtonLink href="/home" variant="light">
          回首页
        </ButtonLink>
      }
    >
      讨论小组的主持人和观察员不参与金币奖励。
    </StatePanel>
  );
}

function CoinLedger() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const choice = choiceOf(search);
  const found = useCoinRows(choice);
  const sums = useCoinSums(found.items.at(-1)?.createdAt);
  const opened = useCoinRow(search.get('row'), { items: found.items, isPending: found.query.isPending });
  const rowHref = (id: string): string => {
    const next = searchOf(choice);
    next.set('row', id);
    return `/home/gold?${next.toString()}`;
  };
  const close = (): void => void navigate({ search: searchOf(choice).toString() }, { replace: true });

  return (
    <div className={classes['root']}>
      <PageTitle title="金币明细" lead="每一枚金币都查得到来处和去处。" actions={<StatementDownload />} />
      <div className={classes['head']}>
        <div>
          <CoinTotals totals={found.query.data?.pages[0]} />
          <CoinsInside title="可用金币是哪些" />
        </div>
        <EarningChart sums={sums} />
      </div>
      <CoinFilter choice={choice} onChange={(next) => setSearch(searchOf(next), { replace: true })} />
      <CoinRows found={found} sums={sums.data?.items ?? []} choice={choice} rowHref={rowHref} />
      <CoinRowSheet row={opened.row} onClose={close} />
      <RowProblem problem={opened.problem} onClose={close} />
    </div>
  );
}

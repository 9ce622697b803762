import type { CoinMonth, CoinRow } from '@yayan/api-client';
import { Button, EmptyState, ErrorState, Link, LoadingRegion, SkeletonLedger } from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';
import { coinMonths } from './coin-months.ts';
import { CoinMonthList } from './CoinMonthList.tsx';
import type { CoinChoice, CoinView } from './ledger-view.ts';
import type { useCoinRows } from './use-coin-rows.ts';

const emptyNames: Readonly<Record<CoinView, string>> = {
  all: '金币记录',
  in: '收入记录',
  out: '支出记录',
  pending: '待入账的金币',
};

interface CoinRowsProps {
  found: ReturnType<typeof useCoinRows>;
  rows: readonly CoinRow[];
  sums: readonly CoinMonth[];
  choice: CoinChoice;
  rowHref: (id: string) => string;
}

/** The rows by month, or why there are none, and the way to older ones. */
export function CoinRows({ found, rows, sums, choice, rowHref }: CoinRowsProps) {
  const { data, isPending, isError, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    found;
  return (
    <LoadingRegion loading={isPending} skeleton={<SkeletonLedger />}>
      {isError && !data ? (
        <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
      ) : rows.length === 0 ? (
        <EmptyState
          content={emptyNames[choice.view]}
          action={
            <Button component={Link} href="/task">
              去看看任务
            </Button>
          }
        />
      ) : (
        coinMonths(rows, sums, choice).map((month) => (
          <CoinMonthList key={month.month} month={month} view={choice.view} rowHref={rowHref} />
        ))
      )}
      {hasNextPage ? (
        <Button
          variant="default"
          className={classes['more'] ?? ''}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          加载更早的记录
        </Button>
      ) : null}
    </LoadingRegion>
  );
}

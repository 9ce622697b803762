import { CoinDirection } from '@yayan/api-client';
import { Button, EmptyState, ErrorState, Link, LoadingRegion, PageTitle, SkeletonLedger } from '@yayan/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { CoinFilter } from './CoinFilter.tsx';
import classes from './CoinLedgerPage.module.css';
import { coinMonths } from './coin-months.ts';
import { CoinMonthList } from './CoinMonthList.tsx';
import { CoinRowSheet } from './CoinRowSheet.tsx';
import { CoinTotals } from './CoinTotals.tsx';
import { useCoinRows } from './use-coin-rows.ts';

const directions = new Map<string | null, CoinDirection>([
  ['in', CoinDirection.In],
  ['out', CoinDirection.Out],
]);

/** Every coin that came or went, by month. `?direction=` filters, `?row=` opens the details of one row. */
export default function CoinLedgerPage() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const direction = directions.get(search.get('direction'));
  const { data, isPending, isError, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useCoinRows(direction);
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = rows.find(({ id }) => id === search.get('row'));
  const rowHref = (id: string): string =>
    `/home/gold?${new URLSearchParams({ ...(direction ? { direction } : {}), row: id }).toString()}`;
  const filter = (next: CoinDirection | undefined): void =>
    setSearch(next ? { direction: next } : {}, { replace: true });
  const close = (): void =>
    void navigate({ search: direction ? `?direction=${direction}` : '' }, { replace: true });

  return (
    <div className={classes['root']}>
      <PageTitle title="金币明细" lead="每一枚金币都查得到来处和去处。" />
      <CoinTotals totals={data?.pages[0]} />
      <CoinFilter direction={direction} onChange={filter} />
      <LoadingRegion loading={isPending} skeleton={<SkeletonLedger />}>
        {isError && !data ? (
          <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
        ) : rows.length === 0 ? (
          <EmptyState
            content={direction === CoinDirection.Out ? '支出记录' : direction ? '收入记录' : '金币记录'}
            action={
              <Button component={Link} href="/task">
                去看看任务
              </Button>
            }
          />
        ) : (
          coinMonths(rows, !hasNextPage).map((month) => (
            <CoinMonthList key={month.name} month={month} rowHref={rowHref} />
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
      <CoinRowSheet row={opened} onClose={close} />
    </div>
  );
}

import type { ExchangeState } from '@yayan/api-client';
import { Button, EmptyState, ErrorState, Link, LoadingRegion, LoadMore, SkeletonLedger } from '@yayan/ui';
import classes from './OrderList.module.css';
import { OrderRow } from './OrderRow.tsx';
import { useOrders } from './use-orders.ts';

interface OrderListProps {
  state: ExchangeState | undefined;
  onOpen: (orderId: string) => void;
}

/** The orders, endless. */
export function OrderList({ state, onOpen }: OrderListProps) {
  const orders = useOrders(state === undefined ? {} : { state });
  const rows = orders.data?.pages.flatMap(({ items }) => items) ?? [];
  if (orders.isError && rows.length === 0)
    return <ErrorState onRetry={() => void orders.refetch()} retrying={orders.isFetching} />;
  return (
    <LoadingRegion loading={orders.isPending} skeleton={<SkeletonLedger rows={5} />}>
      {rows.length === 0 ? (
        <EmptyState
          content="兑换记录"
          action={
            <Button component={Link} href="/exchange" variant="light">
              去看看福利
            </Button>
          }
        />
      ) : (
        <>
          <ul className={classes['list']}>
            {rows.map((order) => (
              <OrderRow key={order.id} order={order} onOpen={() => onOpen(order.id)} />
            ))}
          </ul>
          <LoadMore
            more={orders.hasNextPage}
            loading={orders.isFetchingNextPage}
            failed={orders.isFetchNextPageError}
            onMore={() => void orders.fetchNextPage()}
          />
        </>
      )}
    </LoadingRegion>
  );
}

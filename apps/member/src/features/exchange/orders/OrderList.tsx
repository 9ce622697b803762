import type { ExchangeState } from '@yayan/api-client';
import { CursorList } from '@yayan/site';
import { ButtonLink, EmptyState, SkeletonLedger } from '@yayan/ui';
import classes from './OrderList.module.css';
import { OrderRow } from './OrderRow.tsx';
import { useOrders } from './use-orders.ts';

interface OrderListProps {
  state: ExchangeState | undefined;
  onOpen: (orderId: string) => void;
}

/** The endless list of orders. */
export function OrderList({ state, onOpen }: OrderListProps) {
  const orders = useOrders(state === undefined ? {} : { state });
  return (
    <CursorList
      list={orders}
      skeleton={<SkeletonLedger rows={5} />}
      empty={
        <EmptyState
          content="兑换记录"
          action={
            <ButtonLink href="/exchange" variant="light">
              去看看福利
            </ButtonLink>
          }
        />
      }
    >
      <ul className={classes['list']}>
        {orders.items.map((order) => (
          <OrderRow key={order.id} order={order} onOpen={() => onOpen(order.id)} />
        ))}
      </ul>
    </CursorList>
  );
}

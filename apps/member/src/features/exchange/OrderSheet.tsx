import { useGetOrder } from '@yayan/api-client';
import { ErrorState, LoadingRegion, Sheet, SkeletonLedger } from '@yayan/ui';
import { OrderDetails } from './OrderDetails.tsx';

interface OrderSheetProps {
  orderId: string | undefined;
  onClose: () => void;
}

/** One order from the list, over it. */
export function OrderSheet({ orderId, onClose }: OrderSheetProps) {
  const order = useGetOrder(orderId ?? '', { query: { enabled: orderId !== undefined } });
  return (
    <Sheet opened={orderId !== undefined} onClose={onClose} title={order.data?.benefit.title ?? '兑换详情'}>
      {order.isError && !order.data ? (
        <ErrorState onRetry={() => void order.refetch()} retrying={order.isFetching} />
      ) : (
        <LoadingRegion loading={order.isPending} skeleton={<SkeletonLedger rows={3} />}>
          {order.data ? <OrderDetails order={order.data} /> : null}
        </LoadingRegion>
      )}
    </Sheet>
  );
}

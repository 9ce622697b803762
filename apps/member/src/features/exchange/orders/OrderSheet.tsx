import { useGetOrder } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Sheet, SkeletonLedger } from '@yayan/ui';
import { OrderDetails } from './OrderDetails.tsx';

interface OrderSheetProps {
  orderId: string | undefined;
  onClose: () => void;
}

/** One order of the list, in a sheet. */
export function OrderSheet({ orderId, onClose }: OrderSheetProps) {
  const order = useGetOrder(orderId ?? '', { query: { enabled: orderId !== undefined } });
  return (
    <Sheet opened={orderId !== undefined} onClose={onClose} title={order.data?.benefit.title ?? '兑换详情'}>
      <QueryView query={order} skeleton={<SkeletonLedger rows={3} />}>
        {(shown) => <OrderDetails order={shown} />}
      </QueryView>
    </Sheet>
  );
}

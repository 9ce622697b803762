import { useGetOrder } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Button, Sheet, SkeletonLedger, StatePanel } from '@yayan/ui';
import { OrderDetails } from './OrderDetails.tsx';

interface OrderSheetProps {
  orderId: string | undefined;
  onClose: () => void;
}

/** One order of the list, in a sheet. */
export function OrderSheet({ orderId, onClose }: OrderSheetProps) {
  const order = useGetOrder(orderId ?? '', {
    // The sheet draws its content after the hook has run. Render also for a failure that comes before that.
    query: { enabled: orderId !== undefined, notifyOnChangeProps: 'all' },
    request: { quiet: true },
  });
  return (
    <Sheet opened={orderId !== undefined} onClose={onClose} title={order.data?.benefit.title ?? '兑换详情'}>
      <QueryView
        query={order}
        skeleton={<SkeletonLedger rows={3} />}
        notFound={<NoOrder onClose={onClose} />}
      >
        {(shown) => <OrderDetails order={shown} />}
      </QueryView>
    </Sheet>
  );
}

function NoOrder({ onClose }: { onClose: () => void }) {
  return (
    <StatePanel stage="seed" title="没有找到这笔兑换" action={<Button onClick={onClose}>看全部记录</Button>}>
      链接可能不完整，也可能是另一个账号的记录。
    </StatePanel>
  );
}

import { useGetOrder } from '@yayan/api-client';
import { QueryView } from '@yayan/site';
import { ButtonLink, Card, formatCount, StatePanel, OrderTimeline, Plant, SkeletonDetail } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { Confetti } from './Confetti.tsx';
import classes from './ExchangeSuccessPage.module.css';
import { orderSteps } from '../orders/order-steps.ts';

/** 兑换成功: price, order number and state. The state is updated as the order moves. */
export default function ExchangeSuccessPage() {
  const [search] = useSearchParams();
  const orderId = search.get('order') ?? '';
  const query = useGetOrder(orderId, { query: { enabled: orderId !== '' } });
  if (orderId === '') return <OrderGone />;
  return (
    <QueryView query={query} skeleton={<SkeletonDetail />} notFound={<OrderGone />}>
      {(order) => (
        <div className={classes['root']}>
          {order.first ? <Confetti once={order.id} /> : null}
          <Plant stage="ear" width={160} />
          <h1 className={classes['title']}>兑换申请已提交</h1>
          <p className={classes['line']}>
            {order.benefit.title}
            {order.choice ? `（${order.choice}）` : ''}，用去 {formatCount(order.total)} 金币
          </p>
          <p className={classes['number']}>
            订单号 <code>{order.orderNumber}</code>，剩余 {formatCount(order.balance)} 金币
          </p>
          <Card className={classes['steps'] ?? ''} aria-live="polite">
            <OrderTimeline steps={orderSteps(order)} label="兑换进度" />
          </Card>
          <div className={classes['actions']}>
            <ButtonLink href={`/home/exchange?order=${order.id}`}>查看兑换记录</ButtonLink>
            <ButtonLink href="/task" variant="default">
              继续答题
            </ButtonLink>
          </div>
        </div>
      )}
    </QueryView>
  );
}

function OrderGone() {
  return (
    <StatePanel
      heading
      stage="withered"
      title="没有找到这笔兑换"
      action={
        <ButtonLink href="/home/exchange" variant="light">
          查看兑换记录
        </ButtonLink>
      }
    >
      链接可能不完整，你的每笔兑换都在兑换记录里。
    </StatePanel>
  );
}

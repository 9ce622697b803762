import type { OrderDetail } from '@yayan/api-client';
import { QueryView } from '@yayan/site';
import {
  ButtonLink,
  Card,
  CopyButton,
  formatCount,
  OrderTimeline,
  Plant,
  SkeletonDetail,
  StatePanel,
} from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { CardCodes } from '../orders/CardCodes.tsx';
import { CorrectPayee } from '../orders/CorrectPayee.tsx';
import { orderSteps } from '../orders/order-steps.ts';
import { Confetti } from './Confetti.tsx';
import { ConfirmReceipt } from '../orders/ConfirmReceipt.tsx';
import classes from './ExchangeSuccessPage.module.css';
import { successView } from './success-view.ts';
import { useOrderState } from './use-order-state.ts';

/** 兑换成功: the state of an order as it changes, and what the member can do then: read the codes, confirm, correct. */
export default function ExchangeSuccessPage() {
  const [search] = useSearchParams();
  const orderId = search.get('order') ?? '';
  const query = useOrderState(orderId);
  if (orderId === '') return <OrderGone />;
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      notFound={<OrderGone />}
      failed={
        <FailedPage query={query} title="兑换结果" back={{ href: '/home/exchange', label: '兑换记录' }} />
      }
    >
      {(order) => <OrderState order={order} />}
    </QueryView>
  );
}

const paidText = ({ prize, total, balance }: OrderDetail): string =>
  prize === null
    ? `用去 ${formatCount(total)} 金币，剩余 ${formatCount(balance)} 金币`
    : `奖品，没有用你的金币，剩余 ${formatCount(balance)} 金币`;

function OrderState({ order }: { order: OrderDetail }) {
  const { stage, title, note } = successView(order);
  return (
    <div className={classes['root']}>
      {order.first ? <Confetti once={order.id} /> : null}
      <Plant stage={stage} width={160} />
      <div aria-live="polite">
        <h1 className={classes['title']}>{title}</h1>
        {note === undefined ? null : <p className={classes['line']}>{note}</p>}
      </div>
      <p className={classes['number']}>
        {order.benefit.title}
        {order.choice ? `（${order.choice}）` : ''} · {paidText(order)}
      </p>
      {order.revealable ? (
        <Card className={classes['codes'] ?? ''}>
          <CardCodes orderId={order.id} />
        </Card>
      ) : null}
      <Card className={classes['steps'] ?? ''}>
        <OrderTimeline steps={orderSteps(order)} label="兑换进度" />
        {order.confirmation ? <ConfirmReceipt confirmation={order.confirmation} /> : null}
        {order.correctable ? <CorrectPayee order={order} /> : null}
        <div className={classes['order']}>
          <span>
            订单号 <code>{order.orderNumber}</code>
          </span>
          <CopyButton value={order.orderNumber} label="复制" />
        </div>
      </Card>
      <div className={classes['actions']}>
        <ButtonLink href={`/home/exchange?order=${order.id}`}>查看兑换记录</ButtonLink>
        <ButtonLink href="/task" variant="default">
          继续答题
        </ButtonLink>
      </div>
    </div>
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

import type { OrderDetail, OrderShipment } from '@yayan/api-client';
import {
  CopyButton,
  type Fact,
  FactList,
  formatCount,
  formatMoment,
  Link,
  OrderTimeline,
  StateBadge,
} from '@yayan/ui';
import { AskUs } from '../../../shell/contact/AskUs.tsx';
import { CardCodes } from './CardCodes.tsx';
import { ConfirmReceipt } from './ConfirmReceipt.tsx';
import { CorrectPayee } from './CorrectPayee.tsx';
import classes from './OrderDetails.module.css';
import { orderBadge } from './order-badge.ts';
import { orderSteps } from './order-steps.ts';
import { RevokeOrder } from './RevokeOrder.tsx';

/** An order with its timeline, its codes, and the revoke button while that is possible. */
export function OrderDetails({ order }: { order: OrderDetail }) {
  const isGoods = order.benefit.target === 'consignee';
  const facts: readonly Fact[] = [
    order.prize === null
      ? [
          '用去',
          `${formatCount(order.total)} 金币${order.fee > 0 ? `（含手续费 ${formatCount(order.fee)}）` : ''}`,
        ]
      : ['奖品', `${order.prize}，没有用你的金币`],
    order.choice ? ['规格', order.choice] : null,
    order.target ? [isGoods ? '寄到' : '发放到', order.target] : null,
    ['提交时间', formatMoment(order.createdAt)],
    ['订单号', order.orderNumber],
  ];
  return (
    <div className={classes['root']} aria-live="polite">
      <div>
        <StateBadge {...orderBadge(order)} />
      </div>
      <OrderTimeline steps={orderSteps(order)} label="兑换进度" />
      {order.shipment ? <Shipment shipment={order.shipment} /> : null}
      {order.revealable ? <CardCodes orderId={order.id} /> : null}
      {order.confirmation ? <ConfirmReceipt confirmation={order.confirmation} /> : null}
      {order.correctable ? <CorrectPayee order={order} /> : null}
      <FactList facts={facts} />
      <Link href={`/receipt?of=order&id=${order.id}`} className={classes['receipt']}>
        开具凭证
      </Link>
      {order.revocable ? <RevokeOrder orderId={order.id} /> : null}
      <details className={classes['doubt']}>
        <summary>对这笔兑换有疑问</summary>
        <AskUs
          about={{ type: 'order', id: order.id }}
          subject="对兑换有疑问"
          facts={[
            ['订单号', order.orderNumber],
            ['福利', order.benefit.title],
            ['提交时间', formatMoment(order.createdAt)],
            ['状态', orderBadge(order).label],
          ]}
        >
          订单信息会自动带上。3 个工作日内答复。
        </AskUs>
      </details>
    </div>
  );
}

/** The carrier and the tracking number, which leads to the carrier's page where that is known (rule 5.18). */
function Shipment({ shipment: { company, number, queryUrl } }: { shipment: OrderShipment }) {
  return (
    <div className={classes['shipment']}>
      <span>
        {company}{' '}
        {queryUrl === null ? (
          number
        ) : (
          <Link
            href={queryUrl}
            target="_blank"
            className={classes['tracking']}
            aria-label={`查物流 ${number}，打开${company}的网站`}
          >
            {number}
          </Link>
        )}
      </span>
      <CopyButton value={number} label="复制单号" />
    </div>
  );
}

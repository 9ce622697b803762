import { type OperatorOrderDetail, useGetOperatorOrder } from '@yayan/console-client';
import { formatCount, formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { memberTitle } from '../../shell/audit/member-title.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { OrderState } from '../../shell/order/order-columns.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { Destination } from './Destination.tsx';
import { NextOrder } from './NextOrder.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderAttempts } from './OrderAttempts.tsx';
import { Shipment } from './Shipment.tsx';

const moment = (at: string | null): string => (at === null ? '–' : formatMoment(at));

/** The price of all pieces; that of one too where there are several. */
const priceText = ({ price, quantity }: OperatorOrderDetail): string =>
  quantity > 1
    ? `${quantity} 件 ${formatCount(price)}（每件 ${formatCount(price / quantity)}）`
    : `价格 ${formatCount(price)}`;

const coinsOf = (order: OperatorOrderDetail) =>
  order.prize === null
    ? {
        label: '金币',
        value: formatCount(order.total),
        note: `${priceText(order)}，手续费 ${formatCount(order.fee)}`,
      }
    : { label: '金币', value: '奖品', note: `会员没有用金币，权益值 ${formatCount(order.total)}` };

function Order({ order }: { order: OperatorOrderDetail }) {
  useDocumentTitle(`兑换单 ${order.number}`);
  return (
    <ObjectPage
      subject={order.id}
      kind="order"
      title={`${order.title}${order.choice ? ` ${order.choice}` : ''}`}
      about={`兑换单 ${order.number}`}
      state={<OrderState order={order} />}
      acts={
        <>
          <OrderActs order={order} />
          <NextOrder order={order} />
        </>
      }
      figures={[
        coinsOf(order),
        { label: '数量', value: order.quantity },
        { label: '发放次数', value: order.attempts.length, note: `最近一次问了 ${order.asks} 次` },
      ]}
      facts={[
        ['会员', <ObjectLink key="m" kind="member" subject={order.memberId} title={memberTitle(order)} />],
        ['福利', <ObjectLink key="b" kind="benefit" subject={order.benefitId} title={order.title} />],
        ['下单', formatMoment(order.createdAt)],
        ['最近一步', formatMoment(order.movedAt)],
        ['预计发放', formatMoment(order.expectedAt)],
        ['发放时间', moment(order.issuedAt)],
        order.reason === null ? null : ['原因', order.reason],
        order.problem === null ? null : ['卡在哪里', order.problem],
        order.issueNumber === null ? null : ['渠道单号', order.issueNumber],
        order.receipt === null ? null : ['流水号', order.receipt],
        order.shipment === null ? null : ['运单', <Shipment key="s" shipment={order.shipment} />],
        order.prize === null ? null : ['活动奖品', order.prize],
      ]}
      linksHeading="寄到哪里、付给谁"
      links={<Destination order={order} />}
      raw={order}
    >
      <OrderAttempts attempts={order.attempts} />
    </ObjectPage>
  );
}

/** One order with all its attempts. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const query = useGetOperatorOrder(id);
  return <LoadedQuery query={query}>{(order) => <Order key={order.id} order={order} />}</LoadedQuery>;
}

import { ExchangeState } from '@yayan/contract';
import type { OrderMoveData } from '../../message/api.ts';
import { countText } from '../../../platform/count-text.ts';
import type { StoredOrder } from './order-store.ts';
import { goesToAccount, type FulfilmentChannel } from '../catalogue/fulfilment-channel.ts';

/** For each channel the end of the message's title, after the order's title, and its body. */
const DELIVERED: Readonly<Record<FulfilmentChannel, (order: StoredOrder) => [done: string, more: string]>> = {
  codes: () => ['已发放', '卡号和密码在这笔兑换记录里，随时可以查看。'],
  mobile: ({ target_text: target }) => ['已充值成功', `已充到 ${target}，到账以运营商的通知为准。`],
  alipay: ({ target_text: target }) => ['已转出', `已转到 ${target}，到账以支付宝的通知为准。`],
  wechat: ({ target_text: target }) => ['已转出', `已转到 ${target}，到账以微信的通知为准。`],
  consignee: ({ carrier, tracking_number: number }) => ['已寄出', `${carrier}，运单号 ${number}。`],
};

/** The reason, if there is one, and the next step. */
const because = ({ reason }: StoredOrder, next: string): string =>
  reason === null ? next : `${reason}\n${next}`;

const returned = (order: StoredOrder): string => because(order, `${countText(order.total)} 金币已退回。`);

const failed = (order: StoredOrder): string =>
  because(
    order,
    goesToAccount(order.channel)
      ? '可以修改账号后重新发放，金币不会丢。'
      : '我们会重新发放或退回金币，不需要你操作。',
  );

/** The message about an order's new state; undefined for the states in between. */
export function orderMessage(order: StoredOrder): OrderMoveData | undefined {
  const words = wordsOf(order);
  if (words === undefined) return undefined;
  const [what, body] = words;
  const name = [order.title, order.choice_title].filter((part) => part !== null).join(' ');
  return { orderId: order.id, name, what, body };
}

function wordsOf(order: StoredOrder): [what: string, body: string] | undefined {
  switch (order.state) {
    case ExchangeState.Issued:
      return DELIVERED[order.channel](order);
    case ExchangeState.IssueFailed:
      return ['发放失败', failed(order)];
    case ExchangeState.NotPassed:
      return ['审核未通过', returned(order)];
    case ExchangeState.Revoked:
      return ['已撤销', returned(order)];
    case ExchangeState.PendingReview:
    case ExchangeState.ToBeIssued:
      return undefined;
  }
}

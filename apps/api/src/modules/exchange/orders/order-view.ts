import { type DataOf, ExchangeState } from '@yayan/contract';
import { isReturned } from './order-states.ts';
import { isPayeeChannel, goesToAccount } from '../catalogue/fulfilment-channel.ts';
import type { HeldBack } from '../catalogue/provider.ts';
import type { StoredMove, StoredOrder } from './order-store.ts';
import { shipmentOf } from './shipment-view.ts';

export type OrderDetail = DataOf<'getOrder'>;
type Order = DataOf<'listOrders'>['items'][number];

const waits = (state: ExchangeState): boolean =>
  state === ExchangeState.PendingReview || state === ExchangeState.ToBeIssued;

const WAITS_FOR: Readonly<Record<HeldBack, string>> = {
  budget: '今天的发放额度用完了，明天会接着发放，金币不会丢',
  paused: '发放渠道在维护，恢复后会接着发放，金币不会丢',
};

/** An order as its member sees it. */
export function orderRow(order: StoredOrder): Order {
  const { state } = order;
  return {
    id: order.id,
    orderNumber: order.order_number,
    benefit: {
      id: order.benefit_id,
      type: order.type,
      target: order.target,
      title: order.title,
      cover: order.cover,
    },
    choice: order.choice_title,
    quantity: order.quantity,
    price: order.price,
    fee: order.fee,
    total: order.total,
    channel: isPayeeChannel(order.channel) ? order.channel : null,
    target: order.target_text,
    state,
    reason: order.reason ?? (order.held_back && WAITS_FOR[order.held_back]),
    coinsReturned: isReturned(state),
    createdAt: order.created_at.toISOString(),
    expectedAt: waits(state) && order.held_back === null ? order.expected_at.toISOString() : null,
    issuedAt: order.issued_at?.toISOString() ?? null,
    revocable: order.revocable && waits(state) && order.issue_asked_at === null,
    correctable: state === ExchangeState.IssueFailed && goesToAccount(order.channel),
    revealable: state === ExchangeState.Issued && order.channel === 'codes',
    prize: order.prize,
  };
}

/** Like `orderRow`, with the timeline and the member's present balance. */
export function orderDetail(order: StoredOrder, moves: readonly StoredMove[], balance: number): OrderDetail {
  return {
    ...orderRow(order),
    timeline: moves.map(({ state, at, actor, note }) => ({ state, at: at.toISOString(), by: actor, note })),
    shipment: shipmentOf(order),
    confirmation: order.state === ExchangeState.ToBeIssued ? order.confirmation : null,
    balance,
    first: order.ordinal === 1,
  };
}

import type { ExchangeState, OrderDetail } from '@yayan/api-client';
import type { Member, World } from '../world.ts';

/** How an order ends: issued, or rejected in the review. */
export type OrderEnd = 'issued' | 'not passed';

/** Returns coins and stock, and ends the order in `state`. */
export const giveBack = (
  world: World,
  member: Member,
  order: OrderDetail,
  { state, by, note }: { state: 3 | 4; by: 'member' | 'rule'; note: string | null },
): OrderDetail => {
  const at = world.time();
  const { id, title } = order.benefit;
  const cause = { kind: 'exchangeRefund', id: order.id, title, link: '/home/exchange' } as const;
  const row = member.ledger.add({ id: world.nextId(), at, amount: order.total, cause });
  world.stock.set(id, (world.stock.get(id) ?? 0) + order.quantity);
  const ended: OrderDetail = {
    ...order,
    state,
    coinsReturned: true,
    revocable: false,
    timeline: [...order.timeline, { state, at, by, note }],
    balance: row.balanceAfter,
  };
  member.orders.set(order.id, ended);
  return ended;
};

const moved = (order: OrderDetail, state: ExchangeState, at: string, by: 'rule' | 'system'): OrderDetail => ({
  ...order,
  state,
  revocable: state === 2,
  revealable: state === 1,
  issuedAt: state === 1 ? at : null,
  timeline: [...order.timeline, { state, at, by, note: null }],
});

/** Lets an order take its steps later: 0 → 2 → 1, or 0 → 4 with the coins returned. A revoked order takes none. */
export const expectSteps = (world: World, member: Member, orderId: string, end: OrderEnd): void => {
  world.orderSteps.expect(() => {
    const order = member.orders.get(orderId);
    if (order?.state === 0 && end === 'not passed') {
      giveBack(world, member, order, { state: 4, by: 'rule', note: '收货信息没有通过审核' });
      world.liveEvents.publish(member.id, 'order');
      world.liveEvents.publish(member.id, 'balance');
    } else if (order?.state === 0) {
      member.orders.set(orderId, moved(order, 2, world.time(), 'rule'));
      world.liveEvents.publish(member.id, 'order');
      expectSteps(world, member, orderId, end);
    } else if (order?.state === 2) {
      member.orders.set(orderId, moved(order, 1, world.time(), 'system'));
      world.liveEvents.publish(member.id, 'order');
    }
  });
};

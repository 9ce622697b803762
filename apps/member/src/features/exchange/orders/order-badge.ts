import type { Order } from '@yayan/api-client';
import { exchangeStates } from '@yayan/ui';

/** Goods are shipped (发货); everything else is issued (发放). */
export const givingOf = ({ benefit }: Pick<Order, 'benefit'>): string =>
  benefit.target === 'consignee' ? '发货' : '发放';

/** The badge of an order's state, with the terms of its timeline: goods are 已发货, not 已发放. */
export const orderBadge = (order: Pick<Order, 'benefit' | 'state'>) => {
  const badge = exchangeStates[order.state];
  return { ...badge, label: badge.label.replace('发放', givingOf(order)) };
};

import { ExchangeState, type Order } from '@yayan/api-client';
import { formatChange, formatPast, StateBadge, UnstyledButton } from '@yayan/ui';
import classes from './OrderList.module.css';
import { orderBadge } from './order-badge.ts';
import { expected, failureOf, reasonOf } from './order-steps.ts';

/** The line under an order's title. Failures say why, and what happened to the coins. */
const underline = (order: Order): string => {
  const { state, createdAt } = order;
  switch (state) {
    case ExchangeState.IssueFailed:
      return failureOf(order);
    case ExchangeState.NotPassed:
    case ExchangeState.Revoked:
      return reasonOf(order) ?? formatPast(createdAt);
    case ExchangeState.PendingReview:
    case ExchangeState.ToBeIssued:
      return expected(order) ?? formatPast(createdAt);
    case ExchangeState.Issued:
      return formatPast(createdAt);
  }
};

/** One order; pressing it opens its sheet. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const { benefit, choice, quantity, total, prize } = order;
  return (
    <li className={classes['row']}>
      <div className={classes['head']}>
        <UnstyledButton className={classes['title'] ?? ''} onClick={onOpen}>
          {benefit.title}
          {choice ? `（${choice}）` : ''}
          {quantity > 1 ? ` × ${quantity}` : ''}
        </UnstyledButton>
        <StateBadge {...orderBadge(order)} help={undefined} />
      </div>
      <div className={classes['foot']}>
        <span>{underline(order)}</span>
        <span className={classes['total']} data-returned={order.coinsReturned}>
          {prize === null ? formatChange(-total) : '奖品'}
        </span>
      </div>
    </li>
  );
}

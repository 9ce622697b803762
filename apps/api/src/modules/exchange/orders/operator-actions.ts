import { ExchangeState, OrderActor } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Delivery, openDelivery } from '../fulfilment/delivery.ts';
import { isReceiptTaken } from './issue-store.ts';
import { type Move, moveOrder } from './move-order.ts';
import { selectAnyOrder, selectWaiting, type StoredOrder } from './order-store.ts';
import { approveOrder } from './review.ts';

/** An operator, and the order to act on. The audit stores the name (rule 8.6). Every action refuses with NOT_FOUND and ORDER_MOVE_FORBIDDEN. */
export interface Operation {
  orderId: string;
  operator: string;
}

const SHOWN = 200;

/**
 * Orders that wait for an operator: to review, with a failed or held issue, and goods to send. In each group the
 * longest waiting come first.
 */
export async function waitingOrders({ database, clock }: Platform): Promise<StoredOrder[]> {
  const common = { until: clock.now(), limit: SHOWN };
  const lists = await Promise.all([
    selectWaiting(database.read, { ...common, state: ExchangeState.PendingReview }),
    selectWaiting(database.read, { ...common, state: ExchangeState.IssueFailed }),
    selectWaiting(database.read, { ...common, state: ExchangeState.ToBeIssued, held: true }),
    selectWaiting(database.read, { ...common, state: ExchangeState.ToBeIssued, goods: true }),
  ]);
  return lists.flat();
}

/** The destination of an order, unmasked. Refuses with NOT_FOUND. */
export async function destinationOf(platform: Platform, orderId: string): Promise<Delivery> {
  const order = await knownOrder(platform, orderId);
  return openDelivery(platform.cipher, order.delivery_sealed);
}

/**
 * Records that goods were sent. The member sees carrier and parcel number. Refuses with NOT_FOUND, ORDER_NOT_PARCEL and
 * ORDER_MOVE_FORBIDDEN.
 */
export async function ship(
  platform: Platform,
  { orderId, operator }: Operation,
  shipment: { company: string; number: string },
): Promise<void> {
  const { member_id: memberId, channel } = await knownOrder(platform, orderId);
  if (channel !== 'consignee') refuse('ORDER_NOT_PARCEL');
  const move = {
    memberId,
    orderId,
    from: ExchangeState.ToBeIssued,
    to: ExchangeState.Issued,
    by: OrderActor.Operator,
    operator,
    note: `${shipment.company} ${shipment.number}`,
    more: { shipment },
  };
  const moved = await platform.database.transaction((tx) => moveOrder(platform, tx, move));
  if (moved === undefined) refuse('ORDER_MOVE_FORBIDDEN');
}

/** Approves an order. */
export async function approve(platform: Platform, operation: Operation): Promise<void> {
  await passOrder(platform, operation, ExchangeState.PendingReview, '审核通过');
}

/** Tries a failed issue again. */
export async function retry(platform: Platform, operation: Operation): Promise<void> {
  await passOrder(platform, operation, ExchangeState.IssueFailed, '重新发放');
}

/** Rejects an order; the coins come back. The member reads `reason`. */
export async function reject(platform: Platform, operation: Operation, reason: string): Promise<void> {
  await returnOrder(platform, operation, ExchangeState.PendingReview, ExchangeState.NotPassed, reason);
}

/** Gives up an order whose issue failed; the coins come back. The member reads `reason`. */
export async function giveUp(platform: Platform, operation: Operation, reason: string): Promise<void> {
  await returnOrder(platform, operation, ExchangeState.IssueFailed, ExchangeState.Revoked, reason);
}

/**
 * Revokes an order that waits in `from`; the coins come back. The member reads `reason`. An order whose issue was requested
 * can't be revoked, because it may have been paid.
 */
export async function revoke(
  platform: Platform,
  operation: Operation,
  { from, reason }: { from: ExchangeState; reason: string },
): Promise<void> {
  await returnOrder(platform, operation, from, ExchangeState.Revoked, reason);
}

/**
 * Ends a held issue with the provider's receipt, after the operator has seen at the provider that it was paid. Refuses
 * a receipt that another order has.
 */
export async function confirmPaid(
  platform: Platform,
  { orderId, operator }: Operation,
  receipt: string,
): Promise<void> {
  const { channel } = await knownOrder(platform, orderId);
  if (await isReceiptTaken(platform.database.read, { orderId, channel, receipt })) refuse('RECEIPT_TAKEN');
  await endHeldIssue(platform, { orderId, operator }, ExchangeState.Issued, {
    note: '已人工核对，打款成功',
    more: { receipt },
  });
}

/**
 * Ends a held issue after the operator has seen at the provider that the member got nothing. The order can then be
 * retried under a new number, or given up. The member reads `reason`.
 */
export async function confirmUnpaid(platform: Platform, operation: Operation, reason: string): Promise<void> {
  await endHeldIssue(platform, operation, ExchangeState.IssueFailed, { note: reason });
}

async function endHeldIssue(
  platform: Platform,
  { orderId, operator }: Operation,
  to: ExchangeState,
  given: Pick<Move, 'note' | 'more'>,
): Promise<void> {
  const { member_id: memberId } = await knownOrder(platform, orderId);
  const from = ExchangeState.ToBeIssued;
  const move = { memberId, orderId, from, to, by: OrderActor.Operator, operator, held: true, ...given };
  const moved = await platform.database.transaction((tx) => moveOrder(platform, tx, move));
  if (moved === undefined) refuse('ORDER_MOVE_FORBIDDEN');
}

async function passOrder(
  platform: Platform,
  { orderId, operator }: Operation,
  from: ExchangeState,
  note: string,
): Promise<void> {
  const { member_id: memberId } = await knownOrder(platform, orderId);
  const move = { memberId, orderId, from, by: OrderActor.Operator, operator, note };
  if (!(await approveOrder({ platform }, move))) refuse('ORDER_MOVE_FORBIDDEN');
}

async function returnOrder(
  platform: Platform,
  { orderId, operator }: Operation,
  from: ExchangeState,
  to: ExchangeState,
  note: string,
): Promise<void> {
  const { member_id: memberId } = await knownOrder(platform, orderId);
  const move = { memberId, orderId, from, to, by: OrderActor.Operator, operator, note };
  const moved = await platform.database.transaction((tx) => moveOrder(platform, tx, move));
  if (moved === undefined) refuse('ORDER_MOVE_FORBIDDEN');
}

async function knownOrder({ database }: Platform, orderId: string): Promise<StoredOrder> {
  return (await selectAnyOrder(database.read, orderId)) ?? refuse('NOT_FOUND');
}

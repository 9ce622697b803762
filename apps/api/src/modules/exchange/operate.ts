import { ExchangeState, OrderActor } from '@yayan/contract';
import type { Platform } from '../../platform/platform.ts';
import { moveOrder } from './move-order.ts';
import { selectAnyOrder, selectWaiting, type StoredOrder } from './order-store.ts';
import { passOn } from './review.ts';

/** An operator at an order; the name stands in the audit. */
export interface Operation {
  orderId: string;
  operator: string;
}

/** The order is unknown or no longer where the operator saw it. */
export class OperationRefused extends Error {
  override readonly name = 'OperationRefused';
}

/** Orders that wait for an operator: to be reviewed, and those whose issue failed. Oldest first. */
export async function waitingOrders({ database, clock }: Platform): Promise<StoredOrder[]> {
  const states = [ExchangeState.PendingReview, ExchangeState.IssueFailed];
  const lists = await Promise.all(
    states.map((state) => selectWaiting(database.read, state, clock.now(), 200)),
  );
  return lists.flat();
}

/** Lets an order pass review. */
export async function approve(platform: Platform, operation: Operation): Promise<void> {
  await passOrder(platform, operation, ExchangeState.PendingReview, '审核通过');
}

/** Has a failed issue tried again. */
export async function retry(platform: Platform, operation: Operation): Promise<void> {
  await passOrder(platform, operation, ExchangeState.IssueFailed, '重新发放');
}

/** Does not let an order pass review; the coins come back. `reason` is what the member reads. */
export async function reject(platform: Platform, operation: Operation, reason: string): Promise<void> {
  await returnOrder(platform, operation, ExchangeState.PendingReview, ExchangeState.NotPassed, reason);
}

/** Gives up an order whose issue failed; the coins come back. `reason` is what the member reads. */
export async function giveUp(platform: Platform, operation: Operation, reason: string): Promise<void> {
  await returnOrder(platform, operation, ExchangeState.IssueFailed, ExchangeState.Revoked, reason);
}

async function passOrder(
  platform: Platform,
  { orderId, operator }: Operation,
  from: ExchangeState,
  note: string,
): Promise<void> {
  const { member_id: memberId } = await knownOrder(platform, orderId);
  const move = { memberId, orderId, from, by: OrderActor.Operator, operator, note };
  if (!(await passOn({ platform }, move))) throw notThere(orderId);
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
  if (moved === undefined) throw notThere(orderId);
}

async function knownOrder({ database }: Platform, orderId: string): Promise<StoredOrder> {
  const order = await selectAnyOrder(database.read, orderId);
  if (order === undefined) throw new OperationRefused(`There is no order ${orderId}`);
  return order;
}

const notThere = (orderId: string): OperationRefused =>
  new OperationRefused(`Order ${orderId} is not in the state that this is done from`);

import { ExchangeState, OrderActor } from '@yayan/contract';
import type { Platform } from '../../../platform/platform.ts';
import { addStock } from '../catalogue/benefit-store.ts';
import { giveFeeFreeCardBack } from '../../reward/module.ts';
import { createMessages } from '../../message/module.ts';
import { notifyOrderMoved } from './order-signals.ts';
import { releaseSpend } from './spend-store.ts';
import { orderMessage } from './order-message.ts';
import { canMove, isReturned } from './order-states.ts';
import { changeState, insertMove, type OrderKey, type StateChange, type StoredOrder } from './order-store.ts';
import { refundOrder } from './order-payment.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A move of an order, with its actor and reason (rule 5.4). */
export interface Move extends OrderKey {
  from: ExchangeState;
  to: ExchangeState;
  by: OrderActor;
  /** Name of the operator, for the audit. */
  operator?: string;
  /** Why, in words for the member. */
  note: string | null;
  /** Only if this is the present attempt to issue it. */
  attempt?: number;
  /** Only if its issue is held for an operator. */
  held?: boolean;
  /** Further columns to store; see `StateChange`. */
  more?: Pick<StateChange, 'receipt' | 'shipment' | 'destination'>;
}

const NEEDS_REASON: ReadonlySet<ExchangeState> = new Set([
  ExchangeState.Revoked,
  ExchangeState.NotPassed,
  ExchangeState.IssueFailed,
]);

/**
 * Moves an order, adds to its timeline, and writes to its member. Gives coins and stock back if the new state requires
 * it. Returns undefined and does nothing when the order is no longer in `from`, or when it can't be revoked because its
 * issue was requested. Throws on a move that the state machine doesn't allow.
 */
export async function moveOrder(
  platform: Pick<Platform, 'clock' | 'events' | 'random'>,
  tx: Tx,
  { memberId, orderId, from, to, by, operator, note, attempt, held, more }: Move,
): Promise<StoredOrder | undefined> {
  if (!canMove(from, to)) throw new Error(`An order can't move from ${from} to ${to}`);
  const at = platform.clock.now();
  const order = await changeState(tx, {
    memberId,
    orderId,
    from,
    to,
    at,
    reason: NEEDS_REASON.has(to) ? note : null,
    issuedAt: to === ExchangeState.Issued ? at : null,
    unasked: to === ExchangeState.Revoked,
    renewed: from === ExchangeState.IssueFailed && to === ExchangeState.ToBeIssued,
    ...(attempt !== undefined && { attempt }),
    ...(held !== undefined && { held }),
    ...more,
  });
  if (order === undefined) return undefined;
  await insertMove(tx, {
    member_id: memberId,
    order_id: orderId,
    position: order.moves,
    state: to,
    at,
    actor: by,
    operator: operator ?? null,
    note,
  });
  // Nothing was paid, and the next attempt may be on another day.
  if (to === ExchangeState.IssueFailed) await releaseSpend(tx, { memberId, orderId });
  if (isReturned(to)) await giveBack(tx, order, note, at);
  await notifyOrderMoved(platform.events, tx, order, at, isReturned(to));
  await writeToMember(platform, tx, order, by);
  if (isReturned(to))
    await addStock(tx, { benefitId: order.benefit_id, choiceId: order.choice_id }, order.quantity);
  return order;
}

/** Writes to the member about the new state, unless they have left or made the move themselves. */
async function writeToMember(
  platform: Pick<Platform, 'clock' | 'events' | 'random'>,
  tx: Tx,
  order: StoredOrder,
  by: OrderActor,
): Promise<void> {
  const data = by === OrderActor.Member || order.member_left ? undefined : orderMessage(order);
  if (data === undefined) return;
  const { member_id: memberId, id, moves } = order;
  await createMessages(platform).write(tx, {
    memberId,
    event: 'orderMoved',
    key: `order:${id}:${moves}`,
    data,
  });
}

/** Gives the member back the card that waived the fee, and the coins. */
async function giveBack(tx: Tx, order: StoredOrder, note: string | null, at: Date): Promise<void> {
  const { member_id: memberId, fee_free_card_id: cardId } = order;
  if (cardId !== null) await giveFeeFreeCardBack(tx, { memberId, cardId, at });
  await refundOrder(tx, order, note, at);
}

import { ExchangeState, OrderActor } from '@yayan/contract';
import type { Platform } from '../../../platform/platform.ts';
import { addStock } from '../catalogue/benefit-store.ts';
import { giveFeeFreeCardBack } from '../../reward/module.ts';
import { createMessages } from '../../message/module.ts';
import { notifyOrderMoved } from './order-notifications.ts';
import { orderMessage } from './order-message.ts';
import { canMove, isReturned } from './order-states.ts';
import { changeState, insertMove, type OrderKey, type StateChange, type StoredOrder } from './order-store.ts';
import { refundOrder } from './order-payment.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A move of an order: who makes it, and why (rule 5.4). */
export interface Move extends OrderKey {
  from: ExchangeState;
  to: ExchangeState;
  by: OrderActor;
  /** Name of the operator who did it, for the audit. */
  operator?: string;
  /** Why, in words for the member. */
  note: string | null;
  /** Only while this is the present attempt to issue it. */
  attempt?: number;
  /** Only while its issue is held back for an operator. */
  held?: boolean;
  /** What the move stores besides: see `StateChange`. */
  more?: Pick<StateChange, 'receipt' | 'shipment' | 'destination'>;
}

const NEEDS_REASON: ReadonlySet<ExchangeState> = new Set([
  ExchangeState.Revoked,
  ExchangeState.NotPassed,
  ExchangeState.IssueFailed,
]);

/**
 * Moves an order, writes its timeline, and writes to its member. Gives coins and stock back if the new state requires
 * it. Answers undefined and does nothing when the order is no longer in `from`, or when it is to be revoked after its
 * issue was asked for. Throws on a move that the state machine doesn't know.
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
  if (isReturned(to)) await giveBack(tx, order, note, at);
  await notifyOrderMoved(platform.events, tx, order, at, isReturned(to));
  await writeToMember(platform, tx, order, by);
  if (isReturned(to))
    await addStock(tx, { benefitId: order.benefit_id, choiceId: order.choice_id }, order.quantity);
  return order;
}

/** Writes the outcome to the member, unless they left or made the move themselves. */
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

/** Gives back what the order took from its member: the card that waived its fee, and the coins. */
async function giveBack(tx: Tx, order: StoredOrder, note: string | null, at: Date): Promise<void> {
  const { member_id: memberId, fee_free_card_id: cardId } = order;
  if (cardId !== null) await giveFeeFreeCardBack(tx, { memberId, cardId, at });
  await refundOrder(tx, order, note, at);
}

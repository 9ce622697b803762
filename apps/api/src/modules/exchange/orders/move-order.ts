import { ExchangeState, MessageKind, OrderActor } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addStock } from '../catalogue/benefit-store.ts';
import { giveFeeFreeCardBack } from '../../reward/cards/fee-free.ts';
import { createNotifyMember } from '../../message/messages.ts';
import { tellMember } from './order-notifications.ts';
import { orderMessage } from './order-message.ts';
import { canMove, isReturned } from './order-states.ts';
import { changeState, insertMove, type OrderKey, type StateChange, type StoredOrder } from './order-store.ts';
import { refundOrder } from '../checkout/order-payment.ts';

/** A move of an order: who, and why (decisions §5). */
export interface Move extends OrderKey {
  from: ExchangeState;
  to: ExchangeState;
  by: OrderActor;
  /** Name of the operator who did it, for the audit. */
  operator?: string;
  /** Why, in words for the member. */
  note: string | null;
  /** Only while this attempt to issue it is the one that is on. */
  attempt?: number;
  /** Only while its issue is held back for an operator. */
  held?: boolean;
  /** What comes with it: see `StateChange`. */
  more?: Pick<StateChange, 'receipt' | 'shipment' | 'destination'>;
}

const NEEDS_REASON: ReadonlySet<ExchangeState> = new Set([
  ExchangeState.Revoked,
  ExchangeState.NotPassed,
  ExchangeState.IssueFailed,
]);

/**
 * Moves an order, writes its timeline and to its member; coins and stock come back where the new state says so. Undefined, with
 * nothing done, when the order is not in `from` (any more), or when it is to be revoked after its issue was asked for.
 * Throws on a move that the state machine does not know.
 */
export async function moveOrder(
  platform: Pick<Platform, 'clock' | 'events' | 'random'>,
  tx: Transaction<Schema>,
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
  await tellMember(platform.events, tx, order, at, isReturned(to));
  await writeToMember(platform, tx, order, by);
  if (isReturned(to))
    await addStock(tx, { benefitId: order.benefit_id, choiceId: order.choice_id }, order.quantity);
  return order;
}

/** Writes what came of the order to a member who is still there and did not do it themselves. */
async function writeToMember(
  platform: Pick<Platform, 'clock' | 'events' | 'random'>,
  tx: Transaction<Schema>,
  order: StoredOrder,
  by: OrderActor,
): Promise<void> {
  const message = by === OrderActor.Member || order.member_left ? undefined : orderMessage(order);
  if (message !== undefined)
    await createNotifyMember(platform)(tx, order.member_id, MessageKind.Exchange, message);
}

/** What the order took from its member: the card that waived its fee, and the coins. */
async function giveBack(
  tx: Transaction<Schema>,
  order: StoredOrder,
  note: string | null,
  at: Date,
): Promise<void> {
  const { member_id: memberId, fee_free_card_id: cardId } = order;
  if (cardId !== null) await giveFeeFreeCardBack(tx, { memberId, cardId, at });
  await refundOrder(tx, order, note, at);
}

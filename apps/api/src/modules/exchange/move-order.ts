import { ExchangeState, type OrderActor } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { addStock } from './benefit-store.ts';
import { giveFeeFreeCardBack } from '../reward/fee-free.ts';
import { tellMember } from './news.ts';
import { canMove, isReturned } from './order-states.ts';
import { changeState, insertMove, type OrderKey, type StateChange, type StoredOrder } from './order-store.ts';
import { refundOrder } from './payment.ts';

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
  /** What comes with it: see `StateChange`. */
  more?: Pick<StateChange, 'receipt' | 'shipment' | 'destination'>;
}

const NEEDS_REASON: ReadonlySet<ExchangeState> = new Set([
  ExchangeState.Revoked,
  ExchangeState.NotPassed,
  ExchangeState.IssueFailed,
]);

/**
 * Moves an order and writes its timeline; coins and stock come back where the new state says so. Undefined, with
 * nothing done, when the order is not in `from` (any more), or when it is to be revoked after its issue was asked for.
 * Throws on a move that the state machine does not know.
 */
export async function moveOrder(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  tx: Transaction<Schema>,
  { memberId, orderId, from, to, by, operator, note, attempt, more }: Move,
): Promise<StoredOrder | undefined> {
  if (!canMove(from, to)) throw new Error(`An order can't move from ${from} to ${to}`);
  const at = clock.now();
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
  await tellMember(events, tx, order, at, isReturned(to));
  if (isReturned(to))
    await addStock(tx, { benefitId: order.benefit_id, choiceId: order.choice_id }, order.quantity);
  return order;
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

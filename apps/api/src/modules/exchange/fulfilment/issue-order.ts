import { ExchangeState, OrderActor } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertOrderCards } from './issued-card-store.ts';
import { codeIndex } from './card-code-index.ts';
import { openDelivery } from '../checkout/delivery.ts';
import { moveOrder } from '../orders/move-order.ts';
import { tellMember } from '../orders/order-notifications.ts';
import { sendIssue } from './send-order-jobs.ts';
import { keepConfirmation, markIssueAsked, type OrderKey, type StoredOrder } from '../orders/order-store.ts';
import type { Exchange } from '../deps.ts';
import { type Issued, type IssuedCard, IssueRefused, type IssueRequest } from './ports/issuer.ts';

/** How long an issue that waits is asked about by jobs of its own; after that `goOn` does. */
const FOLLOWED_MS = 20 * 60_000;
const SOONEST_MS = 2_000;
const LATEST_MS = 5 * 60_000;

/**
 * Issues an order: notes that its issue is asked for, asks, and stores the answer (decisions §5). An issue is named by
 * our own number, so that asking again after a crash in between is asking about the same one. Throws what leaves open
 * whether anything was issued; the job then runs again. May be repeated and run at once with itself.
 */
export async function issueOrder(exchange: Exchange, key: OrderKey): Promise<void> {
  const { database, clock } = exchange.platform;
  const order = await database.transaction((tx) =>
    markIssueAsked(tx, key, ExchangeState.ToBeIssued, clock.now()),
  );
  if (order === undefined) return;
  const answer = await ask(exchange, order);
  await database.transaction((tx) => store(exchange, tx, order, answer));
}

/** Our own number of an issue, 22 digits. */
const issueNumber = ({ order_number: number, attempt }: StoredOrder): string =>
  number + String(attempt).padStart(2, '0');

function requestOf({ cipher }: Pick<Platform, 'cipher'>, order: StoredOrder): IssueRequest {
  return {
    orderId: order.id,
    number: issueNumber(order),
    askedBefore: order.asks > 1,
    hasConfirmation: order.confirmation !== null,
    benefitId: order.benefit_id,
    choiceId: order.choice_id,
    quantity: order.quantity,
    fen: order.fen ?? 0,
    delivery: openDelivery(cipher, order.delivery_sealed),
  };
}

async function ask({ platform, issuers }: Exchange, order: StoredOrder): Promise<Issued | IssueRefused> {
  const { id, outlet, quantity } = order;
  const issuer = outlet === 'consignee' ? undefined : issuers[outlet];
  if (issuer === undefined) throw new Error(`Order ${id}: nobody issues ${outlet} here`);
  try {
    const issued = await issuer.issue(requestOf(platform, order));
    if (issued.kind === 'cards' && issued.cards.length !== quantity)
      throw new Error(`Order ${id}: ${issued.cards.length} cards instead of ${quantity}`);
    return issued;
  } catch (error) {
    if (error instanceof IssueRefused) return error;
    throw error;
  }
}

async function store(
  { platform }: Exchange,
  tx: Transaction<Schema>,
  order: StoredOrder,
  answer: Issued | IssueRefused,
): Promise<void> {
  const key = { memberId: order.member_id, orderId: order.id };
  // An answer about an attempt that is over says nothing about the one that is on.
  const move = { ...key, from: ExchangeState.ToBeIssued, attempt: order.attempt, by: OrderActor.System };
  if (answer instanceof IssueRefused) {
    await moveOrder(platform, tx, { ...move, to: ExchangeState.IssueFailed, note: answer.message });
    return;
  }
  if (answer.kind === 'waiting') return await wait(platform, tx, order, answer);
  const more = answer.kind === 'paid' ? { receipt: answer.receipt } : {};
  const moved = await moveOrder(platform, tx, { ...move, to: ExchangeState.Issued, note: null, more });
  if (moved !== undefined && answer.kind === 'cards') await storeCards(platform, tx, moved, answer.cards);
}

/** Keeps what the member confirms with, and asks again: soon at first, ever later then. */
async function wait(
  { clock, events, jobs }: Pick<Platform, 'clock' | 'events' | 'jobs'>,
  tx: Transaction<Schema>,
  order: StoredOrder,
  { confirmation }: Extract<Issued, { kind: 'waiting' }>,
): Promise<void> {
  const now = clock.now();
  const key = { memberId: order.member_id, orderId: order.id };
  if (confirmation !== null && (await keepConfirmation(tx, key, ExchangeState.ToBeIssued, confirmation)))
    await tellMember(events, tx, order, now, false);
  const waited = now.getTime() - (order.issue_asked_at ?? now).getTime();
  if (waited >= FOLLOWED_MS) return;
  const pause = Math.min(LATEST_MS, Math.max(SOONEST_MS, waited));
  await sendIssue(jobs, tx, order, new Date(now.getTime() + pause));
}

async function storeCards(
  { cipher }: Pick<Platform, 'cipher'>,
  tx: Transaction<Schema>,
  order: StoredOrder,
  cards: readonly IssuedCard[],
): Promise<void> {
  await insertOrderCards(
    tx,
    cards.map((card, index) => ({
      member_id: order.member_id,
      order_id: order.id,
      position: index + 1,
      number_sealed: card.number === null ? null : cipher.seal(card.number),
      secret_sealed: cipher.seal(card.secret),
      code_index: codeIndex(cipher, card),
      expires_at: card.expiresAt,
    })),
  );
}

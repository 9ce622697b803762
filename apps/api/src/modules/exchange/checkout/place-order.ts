import { type DataOf, ExchangeState, OrderActor } from '@yayan/contract';
import type { Insertable } from 'kysely';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call } from '../../../call/call.ts';
import { timeDigits } from '../../../platform/calendar.ts';
import type { Orders } from '../../../platform/database/gen/schema.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takeStock } from '../catalogue/benefit-store.ts';
import { notifyOrderMoved, sendReview } from '../orders/order-signals.ts';
import { countOrder, insertMove, insertOrder } from '../orders/order-store.ts';
import { type OrderDetail, orderDetail } from '../orders/order-view.ts';
import type { Exchange } from '../deps.ts';
import { payOrder } from '../orders/order-payment.ts';
import { sealDelivery, targetText } from '../fulfilment/delivery.ts';
import { savePayee } from './destination.ts';
import { takeFeeFreeCard } from '../../reward/module.ts';
import { type CheckedRequest, checkRequest, type OrderInput } from './check-request.ts';
import { allowanceOf } from './eligibility.ts';
import { orderArrival } from './order-arrival.ts';
import { countUnverifiedTopup } from './unverified-topup.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const MINUTE = 60_000;
/** Minutes that a review by an operator adds to the usual arrival. */
const REVIEW_MINUTES = 24 * 60;

/*
 * The steps of an order: `checkOrder` returns the price, `placeOrder` takes coins and stock. Then jobs take over:
 * `reviewByRule` (orders/review.ts) and `issueOrder` (orders/issue-order.ts).
 */

/** The price of an order. Refuses like `placeOrder`, and changes nothing. */
export async function checkOrder(
  exchange: Exchange,
  { params, body, caller, origin }: Call<'checkOrder'>,
): Promise<DataOf<'checkOrder'>> {
  const input = { memberId: caller.memberId, address: origin.address, benefitId: params.id, form: body };
  const { request, facts } = await checkRequest(exchange, exchange.platform.database.read, input);
  const { benefit, choice, quantity, price, fee, total } = request;
  return {
    benefitId: benefit.id,
    title: benefit.title,
    choice: choice.title,
    quantity,
    price,
    fee,
    total,
    balanceAfter: facts.balance - total,
    target: targetText(request.delivery),
    arrival: orderArrival(benefit, total > exchange.autoApproveCoins),
  };
}

/**
 * Orders a benefit, once for each key (rule 5.3). Coins, stock, order, timeline and the review job are one transaction.
 * Refuses like `checkRequest`, and then nothing has changed.
 */
export async function placeOrder(
  exchange: Exchange,
  {
    params,
    body,
    caller,
    origin,
    idempotency,
  }: Pick<Call<'placeOrder'>, 'params' | 'body' | 'caller' | 'origin' | 'idempotency'>,
): Promise<OrderDetail> {
  const { database } = exchange.platform;
  const input = { memberId: caller.memberId, address: origin.address, benefitId: params.id, form: body };
  return await idempotently(database, { memberId: caller.memberId, ...idempotency }, (tx) =>
    placeIn(exchange, tx, input),
  );
}

async function placeIn(exchange: Exchange, tx: Tx, input: OrderInput): Promise<OrderDetail> {
  const { platform } = exchange;
  const { memberId } = input;
  const at = platform.clock.now();
  // This must come first: it locks the member's other orders out, so that limits count this one.
  const ordinal = await countOrder(tx, memberId);
  const { request, facts } = await checkRequest(exchange, tx, input);
  // Another order of the same network may have been faster since the check.
  if (request.unverified && !(await countUnverifiedTopup(exchange, tx, input))) {
    const full = { ...facts, unverifiedTopup: 'networkFull' } as const;
    return refuse('REAL_NAME_FIRST', allowanceOf(request, full));
  }
  const wanted = newOrder(exchange, memberId, request, ordinal, at);
  // Cards before coins, as everywhere: the member's cards are locked first, then the account. This order prevents
  // deadlocks.
  const cardId = request.waived ? await takeCard(tx, request, wanted, at) : null;
  const order = await insertOrder(tx, { ...wanted, fee_free_card_id: cardId });
  const move = { state: order.state, at, actor: OrderActor.Member, note: null };
  await insertMove(tx, { member_id: memberId, order_id: order.id, position: 1, ...move });
  // Before the coins: a payee that another member uses too can change the coins of both.
  await savePayee(exchange, tx, memberId, request.delivery);
  const balance = await payOrder(tx, order, at);
  await sendReview(platform.jobs, tx, order);
  await notifyOrderMoved(platform.events, tx, order, at, true);
  // Stock comes last, because everybody who orders the same choice waits for this row until the transaction ends.
  const place = { benefitId: request.benefit.id, choiceId: request.choice.id };
  if (!(await takeStock(tx, place, request.quantity))) return refuse('STOCK_OUT');
  return orderDetail(order, [move], balance);
}

/** Uses up the fee-free card of the price, and returns its id. */
async function takeCard(
  tx: Tx,
  { feeFreeCardId }: CheckedRequest,
  { member_id: memberId, id, title: text }: Insertable<Orders>,
  at: Date,
): Promise<string> {
  const taken = { memberId, at, text, url: `/home/exchange?order=${id}` };
  return (await takeFeeFreeCard(tx, taken, feeFreeCardId)) ?? refuse('CARD_NOT_USABLE');
}

/** A new order, waiting for its review. */
export function newOrder(
  { platform, autoApproveCoins }: Exchange,
  memberId: string,
  { benefit, choice, quantity, price, fee, total, delivery, unverified }: CheckedRequest,
  ordinal: number,
  at: Date,
): Insertable<Orders> {
  const minutes = benefit.arrivalMinutes + (total > autoApproveCoins ? REVIEW_MINUTES : 0);
  return {
    member_id: memberId,
    id: platform.random.uuid(),
    order_number: orderNumber(platform, at),
    ordinal,
    benefit_id: benefit.id,
    choice_id: choice.id,
    type: benefit.type,
    target: benefit.target,
    channel: delivery.channel,
    delivery_sealed: sealDelivery(platform.cipher, delivery),
    target_text: targetText(delivery),
    fen: choice.fen === null ? null : choice.fen * quantity,
    title: benefit.title,
    cover: benefit.cover,
    choice_title: choice.title,
    quantity,
    price,
    fee,
    total,
    revocable: benefit.revocable,
    unverified,
    state: ExchangeState.PendingReview,
    moves: 1,
    created_at: at,
    moved_at: at,
    expected_at: new Date(at.getTime() + minutes * MINUTE),
  };
}

/** The number that a member quotes to support: the time in Shanghai and six random digits. It is unique per member. */
function orderNumber({ random }: Pick<Platform, 'random'>, at: Date): string {
  return timeDigits(at) + random.digits(6);
}

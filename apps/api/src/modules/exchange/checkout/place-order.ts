import { ExchangeState, OrderActor } from '@yayan/contract';
import type { Insertable, Transaction } from 'kysely';
import { refuse } from '../../../errors/api-fault.ts';
import type { Idempotency } from '../../../http/call.ts';
import { timeDigits } from '../../../platform/calendar.ts';
import type { Orders, Schema } from '../../../platform/database/gen/schema.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takeStock } from '../catalogue/benefit-store.ts';
import { sendReview } from '../fulfilment/send-order-jobs.ts';
import { tellMember } from '../orders/order-notifications.ts';
import { countOrder, insertMove, insertOrder } from '../orders/order-store.ts';
import { type OrderDetail, orderDetail } from '../orders/order-view.ts';
import type { Exchange } from '../deps.ts';
import { payOrder } from './order-payment.ts';
import { sealDelivery, targetText } from './delivery.ts';
import { keepPayee } from './payees.ts';
import { takeFeeFreeCard } from '../../reward/cards/fee-free.ts';
import { type Asked, type PermittedWish, permittedWish } from './order-request.ts';

const MINUTE = 60_000;
/** What an operator's review adds to the usual arrival. */
const REVIEW_MINUTES = 24 * 60;

/**
 * Orders a benefit, once a key: coins, stock, order, timeline and the job that reviews it are one transaction
 * (decisions §5). Refuses as `permittedWish` does and then nothing has changed.
 */
export async function placeOrder(
  exchange: Exchange,
  asked: Asked,
  { key, hash }: Idempotency,
): Promise<OrderDetail> {
  const { database } = exchange.platform;
  return await idempotently(database, { memberId: asked.memberId, key, hash }, (tx) =>
    placeIn(exchange, tx, asked),
  );
}

async function placeIn(exchange: Exchange, tx: Transaction<Schema>, asked: Asked): Promise<OrderDetail> {
  const { platform } = exchange;
  const at = platform.clock.now();
  // First: from here on the member's other orders wait, so that limits are counted with this one.
  const ordinal = await countOrder(tx, asked.memberId);
  const { wish } = await permittedWish(exchange, tx, asked);
  const wanted = newOrder(exchange, asked.memberId, wish, ordinal, at);
  // Before the coins, as everywhere: whoever uses a card holds the member's cards first and their account then.
  const cardId = wish.waived ? await takeCard(tx, wish, wanted, at) : null;
  const order = await insertOrder(tx, { ...wanted, fee_free_card_id: cardId });
  const move = { state: order.state, at, actor: OrderActor.Member, note: null };
  await insertMove(tx, { member_id: asked.memberId, order_id: order.id, position: 1, ...move });
  // Before the coins, too: an account that is another member's as well touches the coins of both.
  await keepPayee(exchange, tx, asked.memberId, wish.delivery);
  const balance = await payOrder(tx, order, at);
  await sendReview(platform.jobs, tx, order);
  await tellMember(platform.events, tx, order, at, true);
  // Last: everybody who orders the same thing waits for this row until the transaction ends.
  const place = { benefitId: wish.benefit.id, choiceId: wish.choice.id };
  if (!(await takeStock(tx, place, wish.quantity))) return refuse('STOCK_OUT');
  return orderDetail(order, [move], balance);
}

/** Uses up the fee-free card that the price was reckoned with, and answers its id. */
async function takeCard(
  tx: Transaction<Schema>,
  { feeFreeCardId }: PermittedWish,
  { member_id: memberId, id, title: text }: Insertable<Orders>,
  at: Date,
): Promise<string> {
  const taken = { memberId, at, text, url: `/home/exchange?order=${id}` };
  return (await takeFeeFreeCard(tx, taken, feeFreeCardId)) ?? refuse('CARD_NOT_USABLE');
}

function newOrder(
  { platform, autoApproveCoins }: Exchange,
  memberId: string,
  { benefit, choice, quantity, price, fee, total, delivery }: PermittedWish,
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
    outlet: delivery.outlet,
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
    state: ExchangeState.PendingReview,
    moves: 1,
    created_at: at,
    moved_at: at,
    expected_at: new Date(at.getTime() + minutes * MINUTE),
  };
}

/** Time of the order in Shanghai and six digits by chance. */
function orderNumber({ random }: Pick<Platform, 'random'>, at: Date): string {
  return timeDigits(at) + random.digits(6);
}

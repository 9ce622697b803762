import { type BodyOf, ExchangeState, OrderActor, OrderField, PayeeChannel } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { type Delivery, sealDelivery, targetText } from '../fulfilment/delivery.ts';
import { type OrderKey, selectOrder, type StoredOrder } from '../orders/order-store.ts';
import type { OrderDetail } from '../orders/order-view.ts';
import { getOrder } from '../orders/read-orders.ts';
import type { Exchange } from '../deps.ts';
import { readDestination, refuseForm, savePayee } from './destination.ts';
import { isChecked } from './eligibility.ts';
import { approveIn } from '../orders/review.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { selectOwnMobile } from '../../identity/module.ts';

type Correction = BodyOf<'correctOrder'>;

export const OWN_MOBILE_ONLY = '免实名认证的话费只能充到本人手机，充其他号码要先完成实名认证';
const NOTE = '你修改了收款信息，重新发放';

/**
 * Sends an order with a failed issue to a corrected account or number, as a new issue, once for each key (rule 5.8).
 * Refuses another member's order with NOT_FOUND, an order that did not fail or has no account with
 * ORDER_MOVE_FORBIDDEN, and a wrong form with ORDER_FORM_INVALID and DECRYPTION_FAILED.
 */
export async function correctOrder(
  exchange: Exchange,
  { params, body, caller, idempotency }: Call<'correctOrder'>,
): Promise<OrderDetail> {
  const { database } = exchange.platform;
  const order = { memberId: caller.memberId, orderId: params.id };
  return await idempotently(database, { memberId: caller.memberId, ...idempotency }, async (tx) => {
    await correctIn(exchange, tx, order, body);
    return await getOrder(tx, order);
  });
}

async function correctIn(exchange: Exchange, tx: Tx, key: OrderKey, given: Correction): Promise<void> {
  const { platform } = exchange;
  const order = (await selectOrder(tx, key)) ?? refuse('NOT_FOUND');
  if (order.state !== ExchangeState.IssueFailed || order.channel === 'codes' || order.channel === 'consignee')
    return refuse('ORDER_MOVE_FORBIDDEN');
  const benefit = { target: order.target, channels: channelsOf(order) };
  const delivery = await readDestination(exchange, tx, { memberId: key.memberId, benefit, given });
  if ('field' in delivery) return refuseForm([delivery]);
  if (order.unverified && !(await mayGoTo(exchange, tx, key.memberId, delivery)))
    return refuseForm([{ field: OrderField.Mobile, message: OWN_MOBILE_ONLY }]);
  await savePayee(exchange, tx, key.memberId, delivery);
  const moved = await approveIn(exchange, tx, {
    ...key,
    from: ExchangeState.IssueFailed,
    by: OrderActor.Member,
    note: NOTE,
    more: {
      destination: {
        channel: delivery.channel,
        delivery_sealed: sealDelivery(platform.cipher, delivery),
        target_text: targetText(delivery),
      },
    },
  });
  if (!moved) return refuse('ORDER_MOVE_FORBIDDEN');
}

/** A top-up without a real-name check only goes to the member's own mobile, unless the check was done since (rule 5.13). */
export async function mayGoTo(
  { platform, adultStatusOf }: Pick<Exchange, 'platform' | 'adultStatusOf'>,
  db: Connection,
  memberId: string,
  delivery: Delivery,
): Promise<boolean> {
  if (isChecked(await adultStatusOf(db, memberId))) return true;
  const own = await selectOwnMobile(platform.cipher, db, memberId);
  return delivery.channel === 'mobile' && delivery.mobile === own;
}

/** A corrected cash order keeps its payment company. */
const channelsOf = (order: StoredOrder): PayeeChannel[] =>
  Object.values(PayeeChannel).filter((channel) => channel === order.channel);

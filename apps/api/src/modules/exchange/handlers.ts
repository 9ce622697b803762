import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import { askRestock } from './catalogue/restock.ts';
import { getBenefit, listBenefits } from './checkout/benefits.ts';
import { checkAllowance } from './checkout/check-request.ts';
import { correctOrder } from './checkout/correct-payee.ts';
import { getExchangeInfo } from './checkout/exchange-info.ts';
import { checkOrder, placeOrder } from './checkout/place-order.ts';
import type { Exchange } from './deps.ts';
import { getOrder, listOrders } from './orders/read-orders.ts';
import { revealOrder } from './orders/reveal-codes.ts';
import { revokeOrder } from './orders/revoke.ts';

const rules = {
  listBenefits,
  getBenefit,
  checkAllowance,
  checkOrder,
  placeOrder,
  revealOrder,
  revokeOrder,
  correctOrder,
  getExchangeInfo,
  askRestock,
};

/** The calls of the exchange. */
export function exchangeHandlers(
  exchange: Exchange,
): Pick<Handlers, keyof typeof rules | 'listOrders' | 'getOrder'> {
  const { read } = exchange.platform.database;
  return {
    ...bind(exchange, rules),
    listOrders: async ({ query, caller }) => await listOrders(read, caller.memberId, query),
    getOrder: async ({ params, caller }) =>
      await getOrder(read, { memberId: caller.memberId, orderId: params.id }),
  };
}

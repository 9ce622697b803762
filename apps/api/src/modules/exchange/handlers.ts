import type { Handlers } from '../../call/call.ts';
import { checkAllowance, getBenefit, listBenefits } from './checkout/benefits.ts';
import { correctOrder } from './checkout/correct-payee.ts';
import { exchangeInfo } from './checkout/exchange-info.ts';
import { getOrder, listOrders } from './orders/read-orders.ts';
import type { Exchange } from './deps.ts';
import { placeOrder, quoteOrder } from './checkout/place-order.ts';
import { askRestock } from './catalogue/restock.ts';
import { revealOrder } from './orders/reveal-codes.ts';
import { revokeOrder } from './orders/revoke.ts';

type Handled =
  | 'listBenefits'
  | 'getBenefit'
  | 'checkAllowance'
  | 'checkOrder'
  | 'placeOrder'
  | 'listOrders'
  | 'getOrder'
  | 'revealOrder'
  | 'revokeOrder'
  | 'correctOrder'
  | 'getExchangeInfo'
  | 'askRestock';

/** The calls of the exchange. */
export function exchangeHandlers(exchange: Exchange): Pick<Handlers, Handled> {
  const { platform } = exchange;
  const { database } = platform;
  return {
    listBenefits: async ({ query }) => await listBenefits(exchange, query),
    getBenefit: async ({ params, caller }) => await getBenefit(exchange, params.id, caller?.memberId),
    checkAllowance: async ({ params, query, caller }) =>
      await checkAllowance(exchange, { benefitId: params.id, memberId: caller.memberId }, query),
    checkOrder: async ({ params, body, caller }) =>
      await quoteOrder(exchange, { memberId: caller.memberId, benefitId: params.id, form: body }),
    placeOrder: async ({ params, body, caller, idempotency }) =>
      await placeOrder(
        exchange,
        { memberId: caller.memberId, benefitId: params.id, form: body },
        idempotency,
      ),
    listOrders: async ({ query, caller }) => await listOrders(database.read, caller.memberId, query),
    getOrder: async ({ params, caller }) =>
      await getOrder(database.read, { memberId: caller.memberId, orderId: params.id }),
    revealOrder: async ({ params, caller }) =>
      await revealOrder(platform, { memberId: caller.memberId, orderId: params.id }),
    revokeOrder: async ({ params, caller, idempotency }) =>
      await revokeOrder(platform, { memberId: caller.memberId, orderId: params.id }, idempotency),
    correctOrder: async ({ params, body, caller, idempotency }) =>
      await correctOrder(exchange, { memberId: caller.memberId, orderId: params.id }, body, idempotency),
    askRestock: async ({ params, body, caller }) =>
      await askRestock(exchange, { memberId: caller.memberId, benefitId: params.id }, body),
    getExchangeInfo: async ({ caller }) => await exchangeInfo(exchange, caller.memberId),
  };
}

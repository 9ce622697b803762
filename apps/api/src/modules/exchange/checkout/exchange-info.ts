import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { maskMobile, selectOwnMobile } from '../../identity/module.ts';
import type { Exchange } from '../deps.ts';
import { readEligibilityFacts } from './eligibility.ts';
import { findWechat, savedPayees } from './destination.ts';

/** A member's balance, remaining limits and payout accounts. Refuses with NOT_FOUND when the account was deleted. */
export async function getExchangeInfo(
  exchange: Exchange,
  { caller: { memberId }, origin: { address } }: Call<'getExchangeInfo'>,
): Promise<DataOf<'getExchangeInfo'>> {
  const { database, cipher } = exchange.platform;
  const mobile = (await selectOwnMobile(cipher, database.read, memberId)) ?? refuse('NOT_FOUND');
  const { balance, pending, rule, adultStatus, unverifiedTopup, used, feeFree } = await readEligibilityFacts(
    exchange,
    database.read,
    { memberId, address },
    null,
  );
  const { exchangesToday, exchangesThisMonth, coinsThisMonth, openOrders, exchangedCoins, prizeCoins } = used;
  return {
    balance,
    pending,
    level: rule.level,
    rule,
    used: { exchangesToday, exchangesThisMonth, coinsThisMonth },
    payees: await savedPayees(cipher, database.read, memberId),
    wechat: (await findWechat(exchange, database.read, memberId))?.nickname ?? null,
    mobile: maskMobile(mobile),
    adultStatus,
    // Without a provider no top-up is offered, so none may be promised.
    unverifiedTopup: unverifiedTopup === 'open' && exchange.channels.has('mobile'),
    feeFreeCards: feeFree.usable,
    openOrders,
    exchangedCoins,
    prizeCoins,
  };
}

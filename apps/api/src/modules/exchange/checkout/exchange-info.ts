import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { maskMobile, memberRecord, openMobile } from '../../identity/module.ts';
import type { Exchange } from '../deps.ts';
import { savedPayees } from './payees.ts';
import { findWechat, readEligibilityFacts } from './eligibility-facts.ts';

/** A member's balance, remaining limits and payout accounts. Refuses with NOT_FOUND when the account was deleted. */
export async function exchangeInfo(exchange: Exchange, memberId: string): Promise<DataOf<'getExchangeInfo'>> {
  const { database, cipher } = exchange.platform;
  const { record } = await database.read
    .selectNoFrom(memberRecord(memberId).as('record'))
    .executeTakeFirstOrThrow();
  if (record === null) return refuse('NOT_FOUND');
  const { balance, pending, rule, adultStatus, used, feeFree } = await readEligibilityFacts(
    exchange,
    database.read,
    memberId,
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
    mobile: maskMobile(openMobile(cipher, record)),
    adultStatus,
    feeFreeCards: feeFree.usable,
    openOrders,
    exchangedCoins,
    prizeCoins,
  };
}

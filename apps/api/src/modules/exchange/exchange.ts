import { defineExchangeJobs } from './jobs.ts';
import type { Exchange, ExchangeParts } from './parts.ts';
import { codeStock } from './ports/code-stock.ts';

const AUTO_APPROVE_COINS = 2_000;

/** Makes the exchange area and defines its jobs: before the jobs start. */
export function createExchange(parts: ExchangeParts): Exchange {
  const exchange: Exchange = {
    adultStatusOf: () => Promise.resolve(null),
    issuer: codeStock(parts.platform),
    autoApproveCoins: AUTO_APPROVE_COINS,
    ...parts,
  };
  defineExchangeJobs(exchange);
  return exchange;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ExchangeInfo } from './exchangeInfo.ts';

export type GetExchangeInfo200 = Envelope & {
  data: ExchangeInfo;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinMonths } from './coinMonths.ts';
import type { Envelope } from './envelope.ts';

export type ListCoinMonths200 = Envelope & {
  data: CoinMonths;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinLotPage } from './coinLotPage.ts';
import type { Envelope } from './envelope.ts';

export type ListCoinLots200 = Envelope & {
  data: CoinLotPage;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinLedgerPage } from './coinLedgerPage.ts';
import type { Envelope } from './envelope.ts';

export type ListPoints200 = Envelope & {
  data: CoinLedgerPage;
};

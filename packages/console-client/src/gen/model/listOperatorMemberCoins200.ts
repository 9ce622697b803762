/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorCoinPage } from './operatorCoinPage.ts';

export type ListOperatorMemberCoins200 = Envelope & {
  data: OperatorCoinPage;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorOrderPage } from './operatorOrderPage.ts';

export type ListOperatorOrders200 = Envelope & {
  data: OperatorOrderPage;
};

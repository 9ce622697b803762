/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OrderPage } from './orderPage.ts';

export type ListOrders200 = Envelope & {
  data: OrderPage;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Order } from './order.ts';

export interface OrderPage {
  items: Order[];
  /** @nullable */
  nextCursor: string | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Order } from './order.ts';
import type { OrderConfirmation } from './orderConfirmation.ts';
import type { OrderMove } from './orderMove.ts';
import type { OrderShipment } from './orderShipment.ts';

/**
 * An order with its history.
 */
export type OrderDetail = Order & ({
  /**
     * Oldest first.
     * @minItems 1
     * @maxItems 100
     */
  timeline: OrderMove[];
  /** The shipment of goods; null before they are sent and for other benefits. */
  shipment: OrderShipment | null;
  /** Set for a payout that the member still has to confirm in WeChat; null otherwise. */
  confirmation: OrderConfirmation | null;
  balance: Coins;
  /** Whether this is the member's first order ever. */
  first: boolean;
});

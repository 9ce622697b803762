/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ShipmentCheck } from './shipmentCheck.ts';

export type CheckShipments200 = Envelope & {
  data: ShipmentCheck;
};

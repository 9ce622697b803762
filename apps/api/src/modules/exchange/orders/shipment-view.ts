import type { DataOf } from '@yayan/contract';
import { queryUrlOf } from './carriers.ts';
import type { StoredOrder } from './order-store.ts';

/** The shipment of an order as members and operators read it; null before it is sent. */
export const shipmentOf = ({
  carrier: company,
  tracking_number: number,
}: StoredOrder): DataOf<'getOrder'>['shipment'] =>
  company === null || number === null ? null : { company, number, queryUrl: queryUrlOf(company, number) };

import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Platform } from '../../../../platform/platform.ts';
import { openDelivery } from '../../fulfilment/delivery.ts';
import { selectOrdersByIds } from './shipment-store.ts';

type Row = ConsoleDataOf<'listOperatorOrders'>['items'][number];

/** A parcel to send, unmasked, as a line of the sheet. */
export interface ParcelRow {
  id: string;
  /** With letters before it, because spreadsheet programs round long numbers. */
  number: string;
  title: string;
  choice: string | null;
  quantity: number;
  name: string;
  mobile: string;
  address: string;
  createdAt: string;
  company: null;
  tracking: null;
}

/** The parcels of some orders that wait to be sent, in their order, with who gets them. The caller records who reads them. */
export async function parcelRows({ database, cipher }: Platform, rows: readonly Row[]): Promise<ParcelRow[]> {
  const orders = await selectOrdersByIds(
    database.read,
    rows.map(({ id }) => id),
  );
  const deliveries = new Map(
    orders.map(({ id, delivery_sealed: sealed }) => [id, openDelivery(cipher, sealed)]),
  );
  return rows.flatMap(({ id, number, title, choice, quantity, createdAt }) => {
    const to = deliveries.get(id);
    if (to?.channel !== 'consignee') return [];
    const { name, mobile, region, detail } = to;
    const goods = { id, number: `No.${number}`, title, choice, quantity };
    return [
      { ...goods, name, mobile, address: `${region} ${detail}`, createdAt, company: null, tracking: null },
    ];
  });
}

import { ExchangeState } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { StoredOrder } from '../../orders/order-store.ts';
import { type FiledShipment, readShipmentFile, SHEET_COLUMNS, type ShipmentFault } from './shipment-file.ts';
import { selectOrdersByIds, selectTracked } from './shipment-store.ts';

/** Who carries a parcel, and its number. */
export interface Shipment {
  company: string;
  number: string;
}

/** Shipments by their orders that an earlier file has named, and that a job has not recorded yet. */
export type WaitingShipments = ReadonlyMap<string, Shipment>;

export interface ShipmentPlan {
  faults: ShipmentFault[];
  toSend: FiledShipment[];
  /** How many were recorded before, or wait for it, with the same number. */
  same: number;
}

const WHY_NOT: Readonly<Partial<Record<ExchangeState, string>>> = {
  [ExchangeState.PendingReview]: '还没有通过审核',
  [ExchangeState.IssueFailed]: '发放失败了，先重新发放',
  [ExchangeState.Revoked]: '已经撤销',
  [ExchangeState.NotPassed]: '审核没有通过',
};

const nameOf = ({ company, number }: Shipment): string => `${company} ${number}`;

/** What stands at the order already: recorded, or waiting for it. */
function shipmentNow(order: StoredOrder, waiting: WaitingShipments): Shipment | undefined {
  const { carrier: company, tracking_number: number } = order;
  return company !== null && number !== null ? { company, number } : waiting.get(order.id);
}

/** Why a parcel can't be recorded; undefined if it can. */
function faultOfOrder(order: StoredOrder | undefined): string | undefined {
  if (order === undefined) return '没有这笔兑换';
  return order.channel === 'consignee' ? WHY_NOT[order.state] : '不是要寄出的实物';
}

/**
 * What a file of tracking numbers would do (rule 14.72): each line that can't be recorded, with why, the parcels to record, and how
 * many were recorded before. A number belongs to one parcel.
 */
export async function planShipments(
  db: Connection,
  source: string,
  waiting: WaitingShipments,
): Promise<ShipmentPlan> {
  const { shipments, faults: written } = readShipmentFile(source);
  const ids = [...new Set(shipments.map(({ orderId }) => orderId))];
  const orders = new Map((await selectOrdersByIds(db, ids)).map((order) => [order.id, order]));
  const tracked = await selectTracked(
    db,
    shipments.map(({ number }) => number),
  );
  const holders = new Map<string, string>([
    ...tracked.map(
      ({ id, carrier, tracking_number: number }) =>
        [nameOf({ company: carrier ?? '', number: number ?? '' }), id] as const,
    ),
    ...[...waiting].map(([id, shipment]) => [nameOf(shipment), id] as const),
  ]);
  const plan: ShipmentPlan = { faults: [...written], toSend: [], same: 0 };
  const seen = new Map<string, FiledShipment>();
  for (const shipment of shipments) {
    const { line, orderId } = shipment;
    const fault = (field: string, text: string): void => void plan.faults.push({ line, field, text });
    const earlier = seen.get(orderId);
    const order = orders.get(orderId);
    const now = order && shipmentNow(order, waiting);
    const why = faultOfOrder(order);
    const holder = holders.get(nameOf(shipment));
    if (earlier !== undefined) fault(SHEET_COLUMNS.id, `和第 ${earlier.line} 行是同一笔`);
    else if (why !== undefined) fault(SHEET_COLUMNS.id, why);
    else if (now !== undefined && nameOf(now) === nameOf(shipment)) plan.same += 1;
    else if (now !== undefined) fault(SHEET_COLUMNS.id, `已经登记寄出：${nameOf(now)}，要改先撤回寄出`);
    else if (holder !== undefined) fault(SHEET_COLUMNS.number, `另一笔已经用了这个运单号：${holder}`);
    else plan.toSend.push(shipment);
    seen.set(orderId, seen.get(orderId) ?? shipment);
    holders.set(nameOf(shipment), holder ?? orderId);
  }
  plan.faults.sort((one, other) => one.line - other.line);
  return plan;
}

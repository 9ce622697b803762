import { ExchangeState } from '@yayan/contract';
import type { Permission } from '../../../call/operator/permissions.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change, RunningAct } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRuleNumber } from '../../rule/module.ts';
import {
  approve,
  confirmPaid,
  confirmUnpaid,
  giveUp,
  type Operation,
  reject,
  retry,
  revoke,
  ship,
} from '../orders/operator-actions.ts';
import { carrierOf } from '../orders/carriers.ts';
import { selectAnyOrder, type StoredOrder } from '../orders/order-store.ts';
import type { Shipment } from './parcels/plan-shipments.ts';
import { requireUndoable, undoShipment as undo } from '../orders/undo-shipment.ts';

/** The input of an act on an order. */
export interface OfOrder {
  orderId: string;
}

/** The states in the words of the console. */
const stateNames: Readonly<Record<ExchangeState, string>> = {
  [ExchangeState.PendingReview]: '待审核',
  [ExchangeState.ToBeIssued]: '待发放',
  [ExchangeState.Issued]: '已发放',
  [ExchangeState.IssueFailed]: '发放失败',
  [ExchangeState.Revoked]: '已撤销',
  [ExchangeState.NotPassed]: '审核未通过',
};

interface OrderActRule<Input> {
  name: string;
  needsReason: boolean;
  /** Whether it lets an order be paid. */
  pays?: boolean;
  /** The state afterwards. Refuses what can't be done. */
  to: (order: StoredOrder, now: Date) => ExchangeState;
  more?: (order: StoredOrder, input: Input) => Change[];
  run: (
    platform: Platform,
    operation: Operation,
    given: { input: Input; reason: string; order: StoredOrder },
  ) => Promise<void>;
}

const operationOf = ({ orderId }: OfOrder, { actor }: RunningAct): Operation => ({
  orderId,
  operator: actor.name,
});

/** Above so many yuan a second person must agree to pay (rule 14.17). */
const permissionToPay = async (
  platform: Platform,
  db: Connection,
  { total }: StoredOrder,
): Promise<Permission> => {
  const yuan = await readRuleNumber(platform, db, 'orderYuanAlone');
  return total > yuan * platform.config.coinsPerYuan ? 'orders.large' : 'orders';
};

const returned = ({ total }: StoredOrder): Change => ({
  field: 'coins',
  label: '退回金币',
  before: null,
  after: String(total),
});

const orderAct = <Input extends OfOrder>({
  name,
  needsReason,
  pays = false,
  to,
  more = () => [],
  run,
}: OrderActRule<Input>): Act<Input> => ({
  name,
  needsReason,
  lockOf: ({ orderId }) => `order ${orderId}`,
  plan: async (platform, db, input) => {
    const order = (await selectAnyOrder(db, input.orderId)) ?? refuse('NOT_FOUND');
    const after = to(order, platform.clock.now());
    const isBack = after === ExchangeState.NotPassed || after === ExchangeState.Revoked;
    return {
      kind: 'order',
      subject: order.id,
      title: [order.order_number, order.title].join(' '),
      permission: pays ? await permissionToPay(platform, db, order) : 'orders',
      changes: [
        { field: 'state', label: '状态', before: stateNames[order.state], after: stateNames[after] },
        ...(isBack ? [returned(order)] : []),
        ...more(order, input),
      ],
    };
  },
  run: async (platform, input, running) => {
    const order = (await selectAnyOrder(platform.database.read, input.orderId)) ?? refuse('NOT_FOUND');
    await run(platform, operationOf(input, running), { input, reason: running.reason, order });
  },
});

/** Goes on to `to` only from `from`. Otherwise refuses with ORDER_MOVE_FORBIDDEN. */
const between =
  (from: ExchangeState, to: ExchangeState) =>
  ({ state }: StoredOrder): ExchangeState =>
    state === from ? to : refuse('ORDER_MOVE_FORBIDDEN');

/** Lets an order be issued (rule 5.6). */
export const passOrder = orderAct<OfOrder>({
  name: 'exchange approve',
  needsReason: false,
  pays: true,
  to: between(ExchangeState.PendingReview, ExchangeState.ToBeIssued),
  run: approve,
});

/** Refuses an order; its coins go back and the member reads why. */
export const refuseOrder = orderAct<OfOrder>({
  name: 'exchange reject',
  needsReason: true,
  to: between(ExchangeState.PendingReview, ExchangeState.NotPassed),
  run: async (platform, operation, { reason }) => await reject(platform, operation, reason),
});

/** Issues again what failed, as a new attempt. */
export const retryOrder = orderAct<OfOrder>({
  name: 'exchange retry',
  needsReason: false,
  pays: true,
  to: between(ExchangeState.IssueFailed, ExchangeState.ToBeIssued),
  run: retry,
});

const REVOCABLE: ReadonlySet<ExchangeState> = new Set([
  ExchangeState.PendingReview,
  ExchangeState.ToBeIssued,
  ExchangeState.IssueFailed,
]);

/** Revokes an order that nothing was issued for; its coins go back and the member reads why. */
export const revokeOrder = orderAct<OfOrder>({
  name: 'exchange revoke',
  needsReason: true,
  to: ({ state, issue_asked_at: askedAt }) =>
    REVOCABLE.has(state) && askedAt === null ? ExchangeState.Revoked : refuse('ORDER_MOVE_FORBIDDEN'),
  run: async (platform, operation, { reason, order }) =>
    order.state === ExchangeState.IssueFailed
      ? await giveUp(platform, operation, reason)
      : await revoke(platform, operation, { from: order.state, reason }),
});

/** Goes on only from a held issue. */
const held =
  (to: ExchangeState) =>
  ({ state, issue_problem: problem }: StoredOrder): ExchangeState =>
    state === ExchangeState.ToBeIssued && problem !== null ? to : refuse('ORDER_MOVE_FORBIDDEN');

/** Ends a held issue that was paid, with the provider's receipt. */
export const markOrderPaid = orderAct<OfOrder & { receipt: string }>({
  name: 'exchange paid',
  needsReason: false,
  to: held(ExchangeState.Issued),
  more: ({ receipt }, input) => [
    { field: 'receipt', label: '流水号', before: receipt, after: input.receipt },
  ],
  run: async (platform, operation, { input }) => await confirmPaid(platform, operation, input.receipt),
});

/** Ends a held issue that was not paid. It can then be retried or revoked. */
export const markOrderUnpaid = orderAct<OfOrder>({
  name: 'exchange unpaid',
  needsReason: true,
  to: held(ExchangeState.IssueFailed),
  run: async (platform, operation, { reason }) => await confirmUnpaid(platform, operation, reason),
});

const shipmentText = (company: string | null, number: string | null): string | null =>
  company === null || number === null ? null : `${company} ${number}`;

/** A shipment as it is stored. A carrier that is known gets its one name. */
function written({ company, number }: Shipment): Shipment {
  const shipment = { company: carrierOf(company) ?? company.trim(), number: number.trim() };
  if (shipment.company === '') refuse('FIELD_WRONG', { field: 'input.company' });
  if (shipment.number === '') refuse('FIELD_WRONG', { field: 'input.number' });
  return shipment;
}

/** Says that a parcel is on its way. The member reads carrier and number. */
export const shipOrder = orderAct<OfOrder & Shipment>({
  name: 'exchange ship',
  needsReason: false,
  to: (order) =>
    order.channel === 'consignee'
      ? between(ExchangeState.ToBeIssued, ExchangeState.Issued)(order)
      : refuse('ORDER_NOT_PARCEL'),
  more: (_order, input) => {
    const { company, number } = written(input);
    return [{ field: 'shipment', label: '运单', before: null, after: shipmentText(company, number) }];
  },
  run: async (platform, operation, { input }) => await ship(platform, operation, written(input)),
});

/** Takes back that a parcel was sent, within a day (rule 14.16). */
export const undoShipment = orderAct<OfOrder>({
  name: 'exchange undo-shipment',
  needsReason: true,
  to: (order, now) => {
    requireUndoable(order, now);
    return ExchangeState.ToBeIssued;
  },
  more: ({ carrier, tracking_number: number }) => [
    { field: 'shipment', label: '运单', before: shipmentText(carrier, number), after: null },
  ],
  run: async (platform, operation, { reason }) => await undo(platform, operation, reason),
});

import { ExchangeState } from '@yayan/contract';
import {
  Carrier,
  type ConsoleBodyOf,
  type ConsoleDataOf,
  type ConsoleQueryOf,
} from '@yayan/contract/console';
import { carrierLabels } from '@yayan/contract/console-labels';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import { recordShown } from '../../../platform/audit/record-shown.ts';
import { type CappedCount, pageOf, placeOf } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { selectAnyOrder, type StoredOrder } from '../orders/order-store.ts';
import { shipmentOf } from '../orders/shipment-view.ts';
import { newDestination, type OfDestination } from './correct-destination-act.ts';
import { openDestination } from './destination.ts';
import {
  markOrderPaid,
  markOrderUnpaid,
  passOrder,
  refuseOrder,
  retryOrder,
  revokeOrder,
  shipOrder,
  undoShipment,
} from './order-acts.ts';
import type { Shipment } from './parcels/plan-shipments.ts';
import { attemptsOf } from './order-attempts.ts';
import {
  countOperatorOrders,
  type OperatorOrderQuery,
  selectAuditedMoves,
  selectOperatorOrders,
} from './order-list-store.ts';

type OrderOperation =
  | 'listOperatorOrders'
  | 'listOperatorMemberOrders'
  | 'getOperatorOrder'
  | 'passOrder'
  | 'refuseOrder'
  | 'retryOrder'
  | 'revokeOperatorOrder'
  | 'markOrderPaid'
  | 'markOrderUnpaid'
  | 'shipOrder'
  | 'undoShipment'
  | 'correctOrderDestination'
  | 'showOrderDestination';
type Page = ConsoleDataOf<'listOperatorOrders'>;
type Row = Page['items'][number];

const SHOWN_MINUTES = 10;

/** The acts on orders. */
export const orderActs = {
  passOrder,
  refuseOrder,
  retryOrder,
  revokeOrder,
  markOrderPaid,
  markOrderUnpaid,
  shipOrder,
  undoShipment,
};

function queueOf({ state, issue_problem: problem, held_back: heldBack, channel }: StoredOrder): Row['queue'] {
  if (state === ExchangeState.PendingReview) return 'review';
  if (state === ExchangeState.IssueFailed) return 'failed';
  if (state !== ExchangeState.ToBeIssued) return null;
  if (problem !== null) return 'held';
  if (heldBack !== null) return 'heldBack';
  return channel === 'consignee' ? 'toSend' : null;
}

const rowOf = (order: StoredOrder, codes: ReadonlyMap<string, string>): Row => ({
  id: order.id,
  number: order.order_number,
  memberId: order.member_id,
  memberCode: codes.get(order.member_id) ?? null,
  benefitId: order.benefit_id,
  title: order.title,
  choice: order.choice_title,
  quantity: order.quantity,
  total: order.total,
  state: order.state,
  queue: queueOf(order),
  target: order.target_text,
  reason: order.reason,
  prize: order.prize,
  createdAt: order.created_at.toISOString(),
  movedAt: order.moved_at.toISOString(),
});

type ShipInput = ConsoleBodyOf<'shipOrder'>['input'];

const shipmentIn = ({ carrier, company = '', number }: ShipInput): Shipment => ({
  company: carrier === Carrier.Other ? company : carrierLabels[carrier],
  number,
});

async function readOrder(
  { database: { read } }: Platform,
  orderId: string,
): Promise<ConsoleDataOf<'getOperatorOrder'>> {
  const order = (await selectAnyOrder(read, orderId)) ?? refuse('NOT_FOUND');
  const moves = await selectAuditedMoves(read, { memberId: order.member_id, orderId });
  return {
    ...rowOf(order, await memberCodes(read, [order.member_id])),
    price: order.price,
    fee: order.fee,
    channel: order.channel,
    revocable: order.revocable,
    memberLeft: order.member_left,
    issueNumber: order.issue_number,
    asks: order.asks,
    askedAt: order.issue_asked_at?.toISOString() ?? null,
    receipt: order.receipt,
    problem: order.issue_problem,
    issuedAt: order.issued_at?.toISOString() ?? null,
    expectedAt: order.expected_at.toISOString(),
    shipment: shipmentOf(order),
    attempts: attemptsOf(order, moves),
    timeline: moves.map(({ state, at, actor, operator, note }) => ({
      state,
      at: at.toISOString(),
      by: actor,
      operator,
      note,
    })),
  };
}

const filtersOf = ({
  state,
  queue,
  benefitId,
  number,
}: ConsoleQueryOf<'listOperatorOrders'>): OperatorOrderQuery => ({
  state,
  queue,
  benefitId,
  number,
  memberId: undefined,
});

/** How many orders the list has with these filters, counted up to a number. */
export const countOrders = async (
  { database }: Pick<Platform, 'database'>,
  { query }: { query: ConsoleQueryOf<'listOperatorOrders'> },
  most: number,
): Promise<CappedCount> => await countOperatorOrders(database.read, filtersOf(query), most);

/** The console's calls of orders. */
export const orderConsole = (
  platform: Platform,
  correct: Act<OfDestination>,
): Pick<ConsoleHandlers, OrderOperation> => {
  const { read } = platform.database;
  const list = async (
    query: OperatorOrderQuery,
    { cursor, limit = 20, sort = 'newest' }: { cursor?: string; limit?: number; sort?: 'newest' | 'oldest' },
  ): Promise<Page> => {
    const place = { after: placeOf(cursor), limit: limit + 1, sort };
    const rows = await selectOperatorOrders(read, query, place);
    const page = pageOf(rows, limit, ({ moved_at: at, id }) => ({ at, id }));
    const ids = [...new Set(page.items.map(({ member_id: id }) => id))];
    const codes = await memberCodes(read, ids);
    const items = page.items.map((order) => rowOf(order, codes));
    return { items, nextCursor: page.nextCursor, ...(await countOperatorOrders(read, query)) };
  };
  const any = { state: undefined, queue: undefined, benefitId: undefined, number: undefined };
  const ofOrder = ({ params: { id } }: ActOnId) => ({ orderId: id });
  return {
    listOperatorOrders: async ({ query }) => await list(filtersOf(query), query),
    listOperatorMemberOrders: async ({ params: { id }, query }) => {
      if (!(await memberCodes(read, [id])).has(id)) refuse('NOT_FOUND');
      return await list({ ...any, memberId: id }, query);
    },
    getOperatorOrder: async ({ params }) => await readOrder(platform, params.id),
    passOrder: actHandler(platform, passOrder, ofOrder),
    refuseOrder: actHandler(platform, refuseOrder, ofOrder),
    retryOrder: actHandler(platform, retryOrder, ofOrder),
    revokeOperatorOrder: actHandler(platform, revokeOrder, ofOrder),
    markOrderPaid: actHandler(platform, markOrderPaid, (call) => ({ ...ofOrder(call), ...call.body.input })),
    markOrderUnpaid: actHandler(platform, markOrderUnpaid, ofOrder),
    shipOrder: actHandler(platform, shipOrder, (call) => ({
      ...ofOrder(call),
      ...shipmentIn(call.body.input),
    })),
    undoShipment: actHandler(platform, undoShipment, ofOrder),
    correctOrderDestination: actHandler(platform, correct, (call) =>
      newDestination(platform, call.params.id, call.body.input),
    ),
    showOrderDestination: async (call) => {
      const { params, body } = call;
      const shown = await openDestination(platform, params.id);
      await recordShown(platform, call, { act: 'exchange address', kind: 'order', reason: body.reason });
      return { ...shown, minutes: SHOWN_MINUTES };
    },
  };
};

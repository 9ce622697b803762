import { exchangeStateLabels } from '@yayan/contract/console-labels';
import { type EventPage, eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { transferEvents } from '../../ledger/module.ts';
import { paymentKeys } from '../orders/order-payment.ts';
import { selectAnyOrder } from '../orders/order-store.ts';
import { selectAuditedMoves, selectOrdersMade } from './order-list-store.ts';

const notes = { member: '会员自己', rule: '规则审核', operator: null, system: null } as const;

/** What happened with an order: its moves without those of operators, its coins, and when its provider was asked last. */
export const orderEvents: EventsOf = async (db, orderId) => {
  const order = await selectAnyOrder(db, orderId);
  if (order === undefined) return [];
  const [first, ...moves] = await selectAuditedMoves(db, { memberId: order.member_id, orderId });
  return [
    ...eventAt(first?.at, {
      text: '下单',
      note: first === undefined ? null : exchangeStateLabels[first.state],
    }),
    ...moves.flatMap(({ at, state, actor, operator, note }) =>
      operator === null ? eventAt(at, { text: exchangeStateLabels[state], note: note ?? notes[actor] }) : [],
    ),
    ...eventAt(order.issue_asked_at, {
      text: '向渠道发起发放',
      note: order.issue_number === null ? null : `渠道单号 ${order.issue_number}`,
    }),
    ...(await transferEvents(db, order.member_id, paymentKeys(order))),
  ];
};

/** The orders of a member. */
export const memberOrderEvents: EventPage = async (db, memberId, page) =>
  (await selectOrdersMade(db, memberId, page)).flatMap(({ id, at, title, number, state }) =>
    eventAt(at, {
      text: '下单兑换',
      note: exchangeStateLabels[state],
      object: { kind: 'order', id, title: `${title}（${number}）` },
    }).map((event) => ({ ...event, id })),
  );

/** Whose order it is; undefined for an unknown id. */
export const ownerOfOrder = async (db: Connection, orderId: string): Promise<string | undefined> =>
  (await selectAnyOrder(db, orderId))?.member_id;

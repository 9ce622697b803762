import type { TicketSubject } from '@yayan/api-client';
import { supportCodeOf } from '../survey/runs.ts';
import type { Member } from '../world.ts';

/** One of the member's own records as a ticket names it: a result, an order or a row of coins. */
export const ticketSubjectOf = (
  { runs, orders, ledger }: Member,
  { type, id }: Pick<TicketSubject, 'type' | 'id'>,
): TicketSubject | undefined => {
  const run = type === 'result' ? runs.get(id) : undefined;
  if (run && run.endedAt !== null) {
    const facts = [
      { name: '编号', value: supportCodeOf(run) },
      { name: '结束时间', value: run.endedAt },
    ];
    return { type, id, title: run.task.title, facts, link: `/task/back?result=${id}`, appealable: true };
  }
  const order = type === 'order' ? orders.get(id) : undefined;
  if (order) {
    const facts = [{ name: '订单号', value: order.orderNumber }];
    return {
      type,
      id,
      title: order.benefit.title,
      facts,
      link: `/home/exchange?order=${id}`,
      appealable: false,
    };
  }
  const row = type === 'coins' ? ledger.rows.find((each) => each.id === id) : undefined;
  if (!row) return undefined;
  const facts = [{ name: '金币', value: String(row.amount) }];
  return { type, id, title: row.cause.title, facts, link: '/home/gold', appealable: row.state === 2 };
};

import type { Connection } from '../../../platform/database/database.ts';
import { selectOperatorBenefits } from './benefit-list-store.ts';
import { selectOperatorOrders } from './order-list-store.ts';

interface Found {
  subject: string;
  title: string;
  hint: string | null;
}

/** The order with this number, for the search of the console. */
export async function searchOrders(db: Connection, number: string): Promise<Found[]> {
  const any = { state: undefined, queue: undefined, benefitId: undefined, memberId: undefined };
  const orders = await selectOperatorOrders(
    db,
    { ...any, number },
    { after: undefined, limit: 1, sort: 'newest' },
  );
  return orders.map(({ id, title, order_number: hint }) => ({ subject: id, title, hint }));
}

/** Benefits whose title has this text, for the search of the console. */
export async function searchBenefits(db: Connection, keyword: string, limit: number): Promise<Found[]> {
  const any = { after: undefined, sale: undefined, type: undefined };
  const benefits = await selectOperatorBenefits(db, { ...any, keyword, limit });
  return benefits.map(({ id, title }) => ({ subject: id, title, hint: null }));
}

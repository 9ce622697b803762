import type { Connection } from '../../../platform/database/database.ts';
import { selectByNumber } from '../tickets/ticket-store.ts';

/** The ticket with this number, for the search of the console. */
export async function searchTickets(
  db: Connection,
  number: string,
): Promise<{ subject: string; title: string; hint: string }[]> {
  const ticket = await selectByNumber(db, number);
  return ticket === undefined ? [] : [{ subject: ticket.number, title: ticket.title, hint: ticket.number }];
}

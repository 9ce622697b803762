import { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type CappedCount, cappedCount, MOST_COUNTED } from '../../../platform/page.ts';
import type { HeldBack, Provider } from '../catalogue/provider.ts';

export interface StoredDay {
  channel: Provider;
  day: string;
  fen: number;
  orders: number;
}

/** What was passed to each provider since a day, the newest first. */
export async function selectDays(db: Connection, since: string): Promise<StoredDay[]> {
  const rows = await db
    .selectFrom('provider_days')
    .selectAll()
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .execute();
  // The table's check guarantees the channel.
  return rows as StoredDay[];
}

/** How many orders of a provider wait, counted up to 10,000, and whether one waits for the budget. */
export async function countHeldBack(
  db: Connection,
  channel: Provider,
): Promise<CappedCount & { forBudget: boolean }> {
  const waiting = sql`from orders where channel = ${channel} and held_back is not null
    and state = ${sql.lit(ExchangeState.ToBeIssued)}`;
  const budget: HeldBack = 'budget';
  const { rows } = await sql<{ count: number; forBudget: boolean }>`
    select (select count(*) from (select ${waiting} limit ${MOST_COUNTED + 1}) held) as count,
      exists (select ${waiting} and held_back = ${budget}) as "forBudget"`.execute(db);
  const [found] = rows;
  return { ...cappedCount(found?.count ?? 0), forBudget: found?.forBudget ?? false };
}

import { ExchangeState } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Provider } from '../catalogue/provider.ts';
import { type StoredOrder, storedOrder } from './order-store.ts';

/** Orders of a provider that wait for its budget or its pause, the longest waiting first. */
export async function selectHeldBack(
  db: Connection,
  channel: Provider,
  { after, limit }: { after: StoredOrder | undefined; limit: number },
): Promise<StoredOrder[]> {
  let query = db
    .selectFrom('orders')
    .selectAll()
    .where('channel', '=', channel)
    .where('held_back', 'is not', null)
    .where('state', '=', ExchangeState.ToBeIssued);
  if (after !== undefined)
    query = query.where((eb) => eb(eb.refTuple('moved_at', 'id'), '>', eb.tuple(after.moved_at, after.id)));
  const rows = await query.orderBy('moved_at').orderBy('id').limit(limit).execute();
  return rows.map(storedOrder);
}

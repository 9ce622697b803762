import { LiveKind } from '@yayan/contract';
import type { Events } from '../../../platform/events/events.ts';
import type { StoredOrder } from './order-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Notifies the member's open pages that an order moved. `coinsMoved` says that their coins changed too. */
export async function notifyOrderMoved(
  events: Events,
  tx: Tx,
  { member_id: memberId, id }: Pick<StoredOrder, 'member_id' | 'id'>,
  at: Date,
  coinsMoved: boolean,
): Promise<void> {
  const kinds = coinsMoved ? [LiveKind.Order, LiveKind.Balance] : [LiveKind.Order];
  for (const kind of kinds)
    await events.publishIn(tx, `member:${memberId}`, { kind, subjectId: id, at: at.toISOString() });
}

import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import type { Random } from '../../../../platform/random.ts';
import type { GroupDeps } from '../deps.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import { type GroupChange, insertChanges, readChanges } from './change-store.ts';
import { type HostVisit, visitAsHost } from './host-access.ts';
import { isOnRecord, lifeOf } from '../group/life.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type ChangePage = DataOf<'listGroupChanges'>;

/** An operator who changes a group. */
export interface OperatorVisit extends Pick<HostVisit, 'group' | 'now'> {
  operator: string;
}

/** Records changes once the group is open (rule 6.26). Before that nobody has read the earlier text. */
export async function recordChanges(
  tx: Tx,
  random: Random,
  by: HostVisit | OperatorVisit,
  changes: readonly GroupChange[],
): Promise<void> {
  const { group, now } = by;
  if (changes.length === 0 || !isOnRecord(lifeOf(group, now))) return;
  await insertChanges(
    tx,
    { groupId: group.id, by: 'operator' in by ? { operator: by.operator } : { hostId: by.me.id }, at: now },
    changes.map((change) => ({ ...change, id: random.uuid() })),
  );
}

/** The changes of a group since its opening, the newest first. */
export async function listGroupChanges(
  { database, clock }: GroupDeps,
  { caller, params: { groupId }, query: { cursor, limit = 20 } }: Call<'listGroupChanges'>,
): Promise<ChangePage> {
  const db = database.read;
  await visitAsHost(db, caller, groupId, clock.now());
  const rows = await readChanges(db, groupId, placeOf(cursor), limit + 1);
  const page = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
  return {
    items: page.items.map((row) => ({ ...row, at: row.at.toISOString() })),
    nextCursor: page.nextCursor,
  };
}

import type { Call } from '../../../../call/call.ts';
import { sql } from 'kysely';
import type { DataOf } from '@yayan/contract';
import type { Random } from '../../../../platform/random.ts';
import type { GroupDeps } from '../deps.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import { type HostVisit, visitAsHost } from './host-access.ts';
import { isOnRecord, lifeOf } from '../group/life.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type ChangePage = DataOf<'listGroupChanges'>;

/** One change by a host, in words for other hosts. */
export interface GroupChange {
  what: ChangePage['items'][number]['what'];
  before: string | null;
  after: string | null;
}

/** Records changes once the group is open (rule 6.26). Before that nobody has read the earlier text. */
export async function noteChanges(
  tx: Tx,
  random: Random,
  { group, me, now }: HostVisit,
  changes: readonly GroupChange[],
): Promise<void> {
  if (changes.length === 0 || !isOnRecord(lifeOf(group, now))) return;
  await tx
    .insertInto('group_changes')
    .values(
      changes.map((change) => ({
        group_id: group.id,
        id: random.uuid(),
        at: now,
        group_member_id: me.id,
        ...change,
      })),
    )
    .execute();
}

type ChangeRow = Omit<ChangePage['items'][number], 'at'> & { at: Date };

/** The changes of a group since its opening, the newest first. */
export async function listGroupChanges(
  { database, clock }: GroupDeps,
  { caller, params: { groupId }, query: { cursor, limit = 20 } }: Call<'listGroupChanges'>,
): Promise<ChangePage> {
  const db = database.read;
  await visitAsHost(db, caller, groupId, clock.now());
  const after = placeOf(cursor);
  const beyond = after ? sql`and (c.at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<ChangeRow>`
    select c.id, c.at, m.nickname as by, c.what, c.before, c.after
    from group_changes c join group_members m on m.group_id = c.group_id and m.id = c.group_member_id
    where c.group_id = ${groupId} ${beyond}
    order by c.at desc, c.id desc limit ${limit + 1}`.execute(db);
  const page = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
  return {
    items: page.items.map((row) => ({ ...row, at: row.at.toISOString() })),
    nextCursor: page.nextCursor,
  };
}

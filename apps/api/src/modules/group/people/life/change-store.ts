import { sql } from 'kysely';
import { type Place, rowsBefore } from '../../../../platform/page.ts';
import type { DataOf } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type ChangeItem = DataOf<'listGroupChanges'>['items'][number];

const OPERATORS = '芽言运营';

/** One change by a host or an operator, in words for other hosts. */
export interface GroupChange {
  what: ChangeItem['what'];
  before: string | null;
  after: string | null;
}

/** Adds changes that a host or an operator made at one time. */
export async function insertChanges(
  tx: Tx,
  { groupId, by, at }: { groupId: string; by: { hostId: string } | { operator: string }; at: Date },
  changes: readonly (GroupChange & { id: string })[],
): Promise<void> {
  await tx
    .insertInto('group_changes')
    .values(
      changes.map((change) => ({
        group_id: groupId,
        at,
        group_member_id: 'hostId' in by ? by.hostId : null,
        operator: 'operator' in by ? by.operator : null,
        ...change,
      })),
    )
    .execute();
}

/** A change with its time and the name of the host. Operators have none. */
export type ChangeRow = Omit<ChangeItem, 'at'> & { at: Date };

/** The changes of a group, the newest first, after one of them. */
export async function readChanges(
  db: Connection,
  groupId: string,
  after: Place | undefined,
  limit: number,
): Promise<ChangeRow[]> {
  const beyond = sql`and ${rowsBefore(after, 'c.at', 'c.id')}`;
  const { rows } = await sql<ChangeRow>`
    select c.id, c.at, coalesce(m.nickname, ${OPERATORS}) as by, c.what, c.before, c.after
    from group_changes c left join group_members m on m.group_id = c.group_id and m.id = c.group_member_id
    where c.group_id = ${groupId} ${beyond}
    order by c.at desc, c.id desc limit ${limit}`.execute(db);
  return rows;
}

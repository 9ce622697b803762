import type { components } from '@yayan/contract';
import { GroupRole } from '@yayan/contract';
import { type Insertable, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import type { PayTotal } from '../rewards/reward-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Adds a group; false when one has this id. */
export async function insertGroup(tx: Tx, group: Insertable<Schema['discussion_groups']>): Promise<boolean> {
  const added = await tx
    .insertInto('discussion_groups')
    .values(group)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A host to add to a group. */
type NewHost = Pick<
  Insertable<Schema['group_members']>,
  'group_id' | 'id' | 'mobile_index' | 'mobile_sealed' | 'nickname'
> & { member_id: string; invited_at: Date };

/** Adds a host to a new group. */
export async function insertFirstHost(tx: Tx, host: NewHost): Promise<void> {
  await tx
    .insertInto('group_members')
    .values({ ...host, role: GroupRole.Host })
    .execute();
}

/**
 * Makes somebody the host who answers for a group, also one who hosted it before. The one before leaves the group; other
 * hosts stay.
 */
export async function replaceHost(
  tx: Tx,
  { id, made_by: before }: { id: string; made_by: string | null },
  next: NewHost,
): Promise<void> {
  if (before !== null)
    await tx
      .updateTable('group_members')
      .set({ withdrawn_at: next.invited_at })
      .where('group_id', '=', id)
      .where('member_id', '=', before)
      .where('role', '=', GroupRole.Host)
      .execute();
  await tx
    .insertInto('group_members')
    .values({ ...next, role: GroupRole.Host })
    .onConflict((conflict) =>
      conflict
        .constraint('group_members_mobile')
        .doUpdateSet({ member_id: next.member_id, withdrawn_at: null }),
    )
    .execute();
  await tx.updateTable('discussion_groups').set({ made_by: next.member_id }).where('id', '=', id).execute();
}

/** The numbers that hosts see of a group. */
export type Counts = components['schemas']['HostedGroupCounts'] & Pick<PayTotal, 'coins' | 'most'>;

/** The numbers of topics, sections and respondents of groups, and their rewards. */
export async function readCounts(db: Connection, groupIds: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { id: string }>`
    select g.id,
      (select count(*) from group_topics t where t.group_id = g.id) as topics,
      (select count(*) from group_sections s where s.group_id = g.id and s.closed_at is null) as sections,
      people.invited, people.entered,
      pay.coins, pay.most
    from unnest(${[...groupIds]}::uuid[]) as g (id)
    cross join lateral (
      select count(*) as invited, count(*) filter (where m.consented_at is not null) as entered
      from group_members m where m.group_id = g.id and m.role = 0 and m.withdrawn_at is null
    ) people
    cross join lateral (
      select coalesce(sum(r.coins), 0)::bigint as coins, coalesce(max(r.coins), 0)::bigint as most
      from group_rewards r where r.group_id = g.id and r.taken_out_at is null
    ) pay`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

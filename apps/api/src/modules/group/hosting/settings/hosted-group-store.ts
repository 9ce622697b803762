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

/** Adds a host to a new group. */
export async function insertFirstHost(
  tx: Tx,
  host: Pick<
    Insertable<Schema['group_members']>,
    'group_id' | 'id' | 'member_id' | 'mobile_index' | 'mobile_sealed' | 'nickname' | 'invited_at'
  >,
): Promise<void> {
  await tx
    .insertInto('group_members')
    .values({ ...host, role: GroupRole.Host })
    .execute();
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

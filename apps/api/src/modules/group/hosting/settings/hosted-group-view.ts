import type { components } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { confirmBy } from '../rewards/confirm-by.ts';
import { lifeOf } from '../../people/group/life.ts';
import { planOf } from '../../people/group/reward-plan.ts';

type Schemas = components['schemas'];

type Counts = Schemas['HostedGroupCounts'] & { coins: number };

const none: Counts = { topics: 0, sections: 0, invited: 0, entered: 0, coins: 0 };

/** Groups as their hosts see them. */
export async function viewHostedGroups(
  db: Connection,
  groups: readonly GroupRow[],
  now: Date,
): Promise<Schemas['HostedGroup'][]> {
  const counts = await readCounts(
    db,
    groups.map(({ id }) => id),
  );
  return groups.map((group) => viewOne(group, counts.get(group.id) ?? none, now));
}

function viewOne(group: GroupRow, { coins, ...counts }: Counts, now: Date): Schemas['HostedGroup'] {
  return {
    id: group.id,
    hash: group.task_hash,
    revision: group.revision,
    life: lifeOf(group, now),
    settings: {
      name: group.name,
      intro: group.intro,
      rules: group.rules,
      consentText: group.consent_text,
      opensAt: group.opens_at.toISOString(),
      closesAt: group.closes_at.toISOString(),
      showsFellows: group.shows_fellows,
      plan: planOf(group),
    },
    counts,
    pay: {
      talliedAt: group.tallied_at?.toISOString() ?? null,
      confirmBy: group.tallied_at === null ? null : confirmBy(group.tallied_at).toISOString(),
      confirmedAt: group.pay_confirmed_at?.toISOString() ?? null,
      coins,
    },
  };
}

/** The numbers of topics, sections and respondents of groups, and their rewards. */
async function readCounts(db: Connection, groupIds: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { id: string }>`
    select g.id,
      (select count(*) from group_topics t where t.group_id = g.id) as topics,
      (select count(*) from group_sections s where s.group_id = g.id and s.closed_at is null) as sections,
      people.invited, people.entered,
      (select coalesce(sum(r.coins), 0)::bigint from group_rewards r
        where r.group_id = g.id and r.taken_out_at is null) as coins
    from unnest(${[...groupIds]}::uuid[]) as g (id)
    cross join lateral (
      select count(*) as invited, count(*) filter (where m.consented_at is not null) as entered
      from group_members m where m.group_id = g.id and m.role = 0 and m.withdrawn_at is null
    ) people`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

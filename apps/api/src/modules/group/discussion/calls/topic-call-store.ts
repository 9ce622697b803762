import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Day } from '../../../../platform/calendar.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { isForPerson } from '../guide/visibility-store.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import type { Addressee } from '../../people/notices/notify-people.ts';

/** A topic that is open, or opens later today, as a call names it. */
export interface CalledTopic {
  id: string;
  title: string;
  opensAt: Date;
  closesAt: Date;
}

/** A person to call, with the topics that no call has named to them. */
export interface Callee extends Addressee {
  topics: CalledTopic[];
}

/** The times of a run. */
export interface CallTimes {
  now: Date;
  /** The day of the call. */
  day: Day;
  /** The end of that day. */
  until: Date;
  /** Only a topic that opened since then is a cause of a call now. */
  since: Date;
}

const hasOpenSection = (now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from group_sections s where s.group_id = t.group_id and s.topic_id = t.id
    and s.closed_at is null and s.opens_at <= ${now} and s.closes_at > ${now})`;

/** Open groups in which people may have to be called to a topic, after one, by id. */
export async function readCallingGroups(
  db: Connection,
  { now, after, limit }: { now: Date; after: GroupRow | undefined; limit: number },
): Promise<GroupRow[]> {
  return await db
    .selectFrom('discussion_groups as g')
    .selectAll()
    .where('made_by', 'is not', null)
    .where('published_at', 'is not', null)
    .where('archived_at', 'is', null)
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .where(
      sql<boolean>`exists (select from group_topics t where t.group_id = g.id and t.opened_told_at is null
        and t.published_at is not null and t.opens_at <= ${now} and t.closes_at > ${now} and ${hasOpenSection(now)})`,
    )
    .$if(after !== undefined, (rest) => rest.where('id', '>', after?.id ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Pairs of a respondent `m` who has entered, and a topic `t` of theirs that they haven't been called to, with the time
 * when it opens for them: with the first question for them. What opened before they entered is no news.
 */
const uncalled = (groupId: string, now: Date): RawBuilder<unknown> => sql`
  discussion_groups g
  join group_topics t on t.group_id = g.id and t.opened_told_at is null and t.published_at is not null
    and least(t.closes_at, g.closes_at) > ${now}
  join group_members m on m.group_id = g.id and m.role = 0 and m.withdrawn_at is null
    and m.consented_at is not null and ${isForPerson('m')}
  cross join lateral (
    select greatest(g.opens_at, t.opens_at, min(greatest(s.opens_at, s.created_at))) as at
    from group_sections s
    where s.group_id = t.group_id and s.topic_id = t.id and s.closed_at is null and s.closes_at > ${now}
      and ${isForPerson('m', 's')}
  ) opening
  where g.id = ${groupId} and opening.at > m.joined_at and not exists (
    select from group_topic_calls c where c.group_id = g.id and c.group_member_id = m.id and t.id = any(c.topic_ids)
      and c.called_on >= (opening.at at time zone 'Asia/Shanghai')::date)`;

/**
 * People for whom a topic has opened and who weren't called today, after one, by id. Their topics include those that
 * open later today.
 */
export async function readCallees(
  db: Connection,
  query: CallTimes & { groupId: string; after: string | undefined; limit: number },
): Promise<Callee[]> {
  const { groupId, now, day, until, since, after, limit } = query;
  const beyond = after === undefined ? sql`` : sql`and m.id > ${after}::uuid`;
  const { rows } = await sql<
    Addressee & { topics: (Omit<CalledTopic, 'opensAt' | 'closesAt'> & { opens: number; closes: number })[] }
  >`
    select m.id, m.member_id, m.mobile_index, m.texts_agreed_at,
      json_agg(json_build_object('id', t.id, 'title', t.title, 'opens', extract(epoch from opening.at) * 1000,
        'closes', extract(epoch from least(t.closes_at, g.closes_at)) * 1000) order by opening.at, t.position) as topics
    from ${uncalled(groupId, now)} ${beyond}
      and opening.at <= ${until} and not exists (select from group_topic_calls c
        where c.group_id = g.id and c.group_member_id = m.id and c.called_on >= ${day}::date)
    group by m.group_id, m.id
    having bool_or(opening.at <= ${now} and opening.at >= ${since})
    order by m.id limit ${limit}`.execute(db);
  return rows.map(({ topics, ...person }) => ({
    ...person,
    topics: topics.map(({ opens, closes, ...topic }) => ({
      ...topic,
      opensAt: new Date(opens),
      closesAt: new Date(closes),
    })),
  }));
}

/** Records the calls of a day. Returns the people whom no other server has called. */
export async function insertCalls(
  tx: Tx,
  { groupId, day, callees }: { groupId: string; day: Day; callees: readonly Callee[] },
): Promise<Set<string>> {
  const calls = callees.map(({ id, topics }) => ({ id, topics: topics.map((topic) => topic.id) }));
  const { rows } = await sql<{ id: string }>`
    insert into group_topic_calls (group_id, group_member_id, called_on, topic_ids)
    select ${groupId}, id, ${day}::date, topics from ${recordset(calls, 'call (id uuid, topics uuid[])')}
    order by id
    on conflict do nothing returning group_member_id as id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Marks the open topics of a group to which nobody has to be called any more, now or when a question for them opens. */
export async function markCalled(db: Connection, groupId: string, now: Date): Promise<void> {
  await sql`
    update group_topics t set opened_told_at = ${now}
    where t.group_id = ${groupId} and t.opened_told_at is null and t.published_at is not null
      and t.opens_at <= ${now} and t.closes_at > ${now} and ${hasOpenSection(now)}
      and t.id not in (select t.id from ${uncalled(groupId, now)})`.execute(db);
}

import { GroupRole } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGroups, type TestGroup, type TestGroups } from '../../../../../test/group/group-world.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { moveDividersSql } from '../responses/read-store.ts';
import { readOwnRows } from '../responses/topic-answer-store.ts';
import { readForRespondent } from './section-store.ts';

const TOPICS = 1_000;
const AUTHORS = 50;
/** The reader's answer, counters and divider of one section, with the indexed rows that lead to them. */
const MOST_ROWS = 12;

let groups: TestGroups;
let group: TestGroup;
beforeAll(async () => {
  groups = await startTestGroups();
  group = await groups.addGroup();
  for (let author = 0; author < AUTHORS; author += 1) await group.addMember(GroupRole.Respondent);
  await groups.deps.database.transaction(async (tx) => {
    // Triggers would count each answer by itself. What they count is stored below.
    await sql`set local session_replication_role = 'replica'`.execute(tx);
    await fill(tx, group.id);
  });
  await sql`vacuum analyze`.execute(groups.deps.database.read);
});
afterAll(() => groups.stop());

async function fill(db: Connection, groupId: string): Promise<void> {
  await sql`
    insert into group_topics (group_id, id, position, title, summary, opens_at, closes_at, published_at, search, created_at)
    select g.id, gen_random_uuid(), n, 'topic ' || n, '', g.opens_at, g.closes_at, now(), '', now()
    from discussion_groups g, generate_series(1, ${TOPICS}::int) n where g.id = ${groupId}`.execute(db);
  await sql`
    insert into group_sections (group_id, id, topic_id, position, title, question, min_length, visibility, opens_at,
      closes_at, search, created_at, ordinal)
    select group_id, gen_random_uuid(), id, 0, title, '', 0, 'everyone', opens_at, closes_at, '', now(), position
    from group_topics`.execute(db);
  await sql`
    insert into group_responses (group_id, id, section_id, group_member_id, client_id, content, search, number, created_at)
    select s.group_id, gen_random_uuid(), s.id, m.id, gen_random_uuid(), 'an answer', '',
      row_number() over (partition by s.id order by m.place), now()
    from group_sections s
    join (select *, row_number() over (order by mobile_index) as place from group_members) m on m.group_id = s.group_id
    where m.place = 1 or s.ordinal <= 10`.execute(db);
  await sql`
    insert into group_section_counts (group_id, section_id, answers, answered)
    select group_id, section_id, count(*), count(*) from group_responses group by 1, 2`.execute(db);
  await sql`
    insert into group_reads (group_id, group_member_id, section_id, last_read_id, last_read_created_at, read_at, answers)
    select group_id, group_member_id, section_id, id, created_at, now(), 1 from group_responses`.execute(db);
}

/** The number of rows of the group's growing tables that a call reads. */
const rowsRead = (call: (tx: Connection) => Promise<unknown>): Promise<number> =>
  groups.deps.database.transaction(async (tx) => {
    const before = await counted(tx);
    await call(tx);
    return (await counted(tx)) - before;
  });

async function counted(db: Connection): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select coalesce(sum(seq_tup_read + greatest(idx_tup_fetch, idx_read)), 0)::int as read
    from pg_stat_xact_user_tables t
    cross join lateral (
      select coalesce(sum(pg_stat_get_xact_tuples_returned(i.indexrelid)), 0) as idx_read
      from pg_index i where i.indrelid = t.relid
    ) indexed
    where relname in ('group_responses', 'group_section_counts', 'group_reads', 'group_sections')`.execute(
    db,
  );
  return rows[0]?.read ?? 0;
}

interface OwnAnswer {
  memberId: string;
  sectionId: string;
  topicId: string;
  responseId: string;
}

async function ownAnswers(): Promise<OwnAnswer[]> {
  const { rows } = await sql<OwnAnswer>`
    select r.group_member_id as "memberId", r.section_id as "sectionId", s.topic_id as "topicId", r.id as "responseId"
    from group_responses r join group_sections s on s.group_id = r.group_id and s.id = r.section_id
    where s.ordinal = 5 order by r.number`.execute(groups.deps.database.read);
  return rows;
}

it('6.13 a topic reads the own answers of its sections only, however many topics the person answered', async () => {
  const [{ memberId, sectionId } = fail()] = await ownAnswers();
  const read = await rowsRead(async (tx) => {
    const found = await readOwnRows(tx, { groupId: group.id, memberId, sectionIds: [sectionId] });
    expect(found.map((row) => row.sectionId)).toEqual([sectionId]);
  });
  expect(read).toBeLessThan(MOST_ROWS);
});

it('6.13 a topic reads its sections, counters and dividers by key, however many topics the person answered', async () => {
  const [{ memberId, topicId, sectionId } = fail()] = await ownAnswers();
  const read = await rowsRead(async (tx) => {
    const found = await readForRespondent(tx, { groupId: group.id, memberId, topicId, locked: [] });
    expect([...found.keys()]).toEqual([sectionId]);
  });
  expect(read).toBeLessThan(MOST_ROWS);
});

it.each([GroupRole.Respondent, GroupRole.Host, GroupRole.Observer])(
  '6.12 marking a section as read reads this section only, however many the group has (role %s)',
  async (role) => {
    const answers = await ownAnswers();
    const [{ memberId, ...reading } = fail()] = answers;
    const read = await rowsRead(async (tx) => {
      const viewer = { groupId: group.id, memberId, role };
      const until = { ...reading, responseId: answers[role + 2]?.responseId ?? '', ownOnly: false };
      const at = groups.clock.now();
      const { rows } = await moveDividersSql(viewer, [until], { topic: 'group', at }).execute(tx);
      expect(rows).toMatchObject([{ sectionId: reading.sectionId, moved: true }]);
    });
    // A host also marks the answers up to this one as seen.
    expect(read).toBeLessThan(role === GroupRole.Host ? 2 * MOST_ROWS : MOST_ROWS);
  },
);

function fail(): never {
  throw new Error('The group has no answers');
}

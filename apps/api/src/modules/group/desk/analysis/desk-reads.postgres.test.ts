import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import type { Viewer } from '../../discussion/guide/viewer.ts';
import { startTestGroups, type TestGroups } from '../../../../../test/group/group-world.ts';
import { findAnswersSql } from './desk-store.ts';
import type { ResponseFilter } from '../../discussion/guide/response-filter-store.ts';

const HELD = 2_000;
const LIMIT = 50;

let groups: TestGroups;
let viewer: Viewer;
beforeAll(async () => {
  groups = await startTestGroups();
  viewer = await filledGroup();
  // Another group in which every answer has the same words.
  await filledGroup();
  await sql`analyze group_responses`.execute(groups.deps.database.read);
});
afterAll(() => groups.stop());

/** A group with many answers to one section, and its host. */
async function filledGroup(): Promise<Viewer> {
  const group = await groups.addGroup();
  const { id: memberId } = await group.addMember(GroupRole.Host);
  const sectionId = await (await group.addTopic()).addSection();
  await sql`
    with authors as (
      insert into group_members (group_id, id, mobile_index, mobile_sealed, role, nickname, invited_at)
      select ${group.id}::uuid, gen_random_uuid(), ${group.id}::text || n, '', 0, 'author ' || n, now()
      from generate_series(1, ${HELD}::integer) n returning id
    )
    insert into group_responses (group_id, id, section_id, group_member_id, client_id, content, search, created_at)
    select ${group.id}, gen_random_uuid(), ${sectionId}, id, gen_random_uuid(), '楼下的豆浆油条',
      array_to_tsvector(array['豆浆', '浆油', '油条']), now() + random() * interval '1 hour'
    from authors`.execute(groups.deps.database.read);
  return { groupId: group.id, memberId, role: GroupRole.Host };
}

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** How many answers of any group a plan read. */
const answersRead = (node: PlanNode): number => {
  const below = (node.Plans ?? []).reduce((total, one) => total + answersRead(one), 0);
  if (node['Relation Name'] !== 'group_responses') return below;
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return below + each * node['Actual Loops'];
};

async function answersReadFor(filter: ResponseFilter): Promise<number> {
  const page = { oldestFirst: false, after: undefined, limit: LIMIT };
  const { rows } = await groups.deps.database.transaction(async (tx) => {
    // With two groups in the whole database, reading all of it would be right.
    await sql`set local enable_seqscan = off`.execute(tx);
    return await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
      explain (analyze, format json) ${findAnswersSql(viewer, { filter, held: HELD }, page)}`.execute(tx);
  });
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? answersRead(plan) : Number.NaN;
}

it.each<[string, ResponseFilter]>([
  ['everything', {}],
  ['what is unread', { unread: true }],
  ['what has no follow-up', { hasFollowUp: false }],
  ['words that every answer holds', { words: '豆浆油条' }],
])('the first page of %s reads no more answers than it shows, and one', async (_, filter) => {
  expect(await answersReadFor(filter)).toBe(LIMIT + 1);
});

it('words that nobody wrote are search for in the answers of their own group alone', async () => {
  expect(await answersReadFor({ words: '没有人写过' })).toBeLessThanOrEqual(HELD);
});

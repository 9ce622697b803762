import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GroupRole } from '@yayan/contract';
import type { Download } from '../../../../call/call.ts';
import { readWorkbook } from '../../../../../test/read-workbook.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
  type TestTopic,
} from '../../../../../test/group/group-world.ts';
import { respondentCode } from './respondent-names.ts';
import { downloadGroupMembers } from './respondent-table.ts';
import { downloadTopicResponses } from './topic-transcript.ts';

let groups: TestGroups;
let group: TestGroup;
let topic: TestTopic;
let sectionId: string;
let one: TestGroupMember;
let other: TestGroupMember;
let host: TestGroupMember;
let observer: TestGroupMember;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  one = await group.addMember(GroupRole.Respondent);
  other = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
  observer = await group.addMember(GroupRole.Observer);
  topic = await group.addTopic({ title: '第一天：我的早晨' });
  sectionId = await topic.addSection({ title: '今早[吃]了什么', question: '=今早吃了什么？' });
});

const callerOf = (member: TestGroupMember, role: 0 | 1 | 2) => ({
  kind: 'group' as const,
  groupId: group.id,
  groupMemberId: member.id,
  role,
  sessionId: crypto.randomUUID(),
});
const hostCaller = () => callerOf(host, 1);
const observerCaller = () => callerOf(observer, 2);

async function read(download: Download) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of download.content) chunks.push(chunk);
  return { name: download.name, ...readWorkbook(Buffer.concat(chunks)) };
}

const respond = (as: TestGroupMember, content: string) =>
  groups.get(
    'createResponse',
    { body: { clientId: crypto.randomUUID(), sectionId, content, attachments: [] } },
    as,
  );
const ask = (as: TestGroupMember, id: string, body: Record<string, unknown>) =>
  groups.get('createFollowUp', { params: { id }, body: { clientId: crypto.randomUUID(), ...body } }, as);
const share = (member: TestGroupMember, attributes: unknown) =>
  groups.platform.database.read
    .updateTable('group_members')
    .set({ attributes: JSON.stringify(attributes) })
    .where('id', '=', member.id)
    .execute();
const audit = () =>
  groups.platform.database.read
    .selectFrom('group_downloads')
    .selectAll()
    .where('group_id', '=', group.id)
    .execute();

describe('the transcript of a topic', () => {
  test('holds answers with their follow-ups and replies, without deleted answers and the back room', async () => {
    const { id } = await respond(one, '=豆浆油条');
    const gone = await respond(other, 'canary-删掉的');
    await groups.platform.database.read
      .updateTable('group_responses')
      .set({ deleted_at: groups.clock.now(), delete_reason: '跑题', deleted_by: host.id })
      .where('id', '=', gone.id)
      .execute();
    await ask(host, id, { content: '为什么选它？', audience: 'author', mustAnswer: true });
    await ask(observer, id, { content: 'canary-内部备注', audience: 'backRoom' });
    const file = await read(await downloadTopicResponses(groups.deps, hostCaller(), { topicId: topic.id }));
    expect(file.name).toMatch(/^\d{14}\d{4}\.xlsx$/u);
    expect(file.sheets.map(({ name }) => name)).toEqual(['1 今早 吃 了什么', '说明']);
    expect(file.formulas).toBe(0);
    const [question, heading, ...rows] = file.sheets[0]?.rows ?? [];
    expect(question).toEqual(["'=今早吃了什么？"]);
    expect(heading?.slice(0, 7)).toEqual(['回答', '时间', '谁', '角色', '类型', '谁能看到', '内容']);
    expect(rows.map((cells) => [cells[0], cells[3], cells[4], cells[5], cells[6]])).toEqual([
      ['1', '受访者', '回答', '所有人', "'=豆浆油条"],
      ['1', '主持人', '追问', '仅本人', '为什么选它？'],
    ]);
    expect(JSON.stringify(file.sheets)).not.toContain('canary');
  });

  test('an observer reads codes, and no private follow-up', async () => {
    const { id } = await respond(one, '豆浆油条');
    await ask(host, id, { content: 'canary-只问你', audience: 'author', mustAnswer: false });
    const file = await read(
      await downloadTopicResponses(groups.deps, observerCaller(), { topicId: topic.id }),
    );
    const code = respondentCode(groups.deps.cipher, group.id, one.id);
    expect(file.sheets[0]?.rows[2]?.[2]).toBe(code);
    expect(code).toMatch(/^R-[0-9A-V]{8}$/u);
    expect(JSON.stringify(file.sheets)).not.toMatch(/canary|成员/u);
  });
});

describe('the table of respondents', () => {
  test('has a column for each shared attribute, and 未提供 where it is not shared', async () => {
    await share(one, [{ key: 'city', label: '城市', value: '成都' }]);
    await respond(one, '豆浆油条');
    const file = await read(await downloadGroupMembers(groups.deps, hostCaller(), {}));
    const [heading, ...rows] = file.sheets[0]?.rows ?? [];
    expect(heading?.slice(0, 6)).toEqual(['受访者', '城市', '状态', '已答', '已开放', '待回复追问']);
    expect(rows.map((cells) => cells.slice(1, 5))).toEqual([
      ['未提供', '未发言', '0', '1'],
      ['成都', '已完成', '1', '1'],
    ]);
    expect(JSON.stringify(file.sheets)).not.toMatch(/139\d{8}/u);
  });

  test('reads more respondents than one page, each once', async () => {
    await sql`insert into group_members (group_id, id, mobile_index, mobile_sealed, role, nickname, invited_at)
      select ${group.id}, gen_random_uuid(), 'i' || n, '', 0, 'n' || n, now() from generate_series(1, 520) n`.execute(
      groups.platform.database.read,
    );
    const file = await read(await downloadGroupMembers(groups.deps, hostCaller(), { identity: 'code' }));
    const codes = (file.sheets[0]?.rows ?? []).slice(1).map(([code]) => code);
    expect([codes.length, new Set(codes).size]).toEqual([522, 522]);
  });

  test('member codes go to hosts alone; a guest without an account is 访客', async () => {
    const asked = { identity: 'memberCode' } as const;
    const file = await read(await downloadGroupMembers(groups.deps, hostCaller(), asked));
    expect(file.sheets[0]?.rows.slice(1).map(([name]) => name)).toEqual(['访客', '访客']);
    expect(await groups.outcome('downloadGroupMembers', { query: asked }, observer)).toBe('FORBIDDEN');
  });
});

test('the code of a respondent differs from group to group', () => {
  const { cipher } = groups.deps;
  expect(respondentCode(cipher, group.id, one.id)).toBe(respondentCode(cipher, group.id, one.id));
  expect(respondentCode(cipher, crypto.randomUUID(), one.id)).not.toBe(
    respondentCode(cipher, group.id, one.id),
  );
});

test('anyone can recompute the hash that 说明 gives, from the cells of the file alone', async () => {
  await respond(one, '第一行\n第二行\t有制表符');
  await respond(other, '=1+1');
  const file = await read(await downloadTopicResponses(groups.deps, hostCaller(), { topicId: topic.id }));
  const [data, explanation] = file.sheets;
  const rows = data?.rows.slice(2) ?? [];
  const text = rows.map((cells) => `${[...cells, ...Array<string>(10).fill('')].slice(0, 10).join('\t')}\n`);
  const stated = explanation?.rows.find(([name]) => name === data?.name);
  expect(stated).toEqual([data?.name, '2', createHash('sha256').update(text.join('')).digest('hex')]);
  expect(explanation?.rows).toContainEqual(['讨论小组', '早餐习惯']);
  expect(explanation?.rows).toContainEqual(['身份显示方式', '昵称']);
});

test('the audit keeps who downloaded what; a file cut off has no end', async () => {
  await respond(one, '豆浆油条');
  const whole = await downloadTopicResponses(groups.deps, hostCaller(), { topicId: topic.id });
  await read(whole);
  const cut = await downloadGroupMembers(groups.deps, observerCaller(), {});
  for await (const _ of cut.content) break;
  const [first, second] = (await audit()).toSorted((a, b) => a.kind.localeCompare(b.kind)).toReversed();
  expect(first).toMatchObject({
    group_member_id: host.id,
    kind: 'downloadTopicResponses',
    filter: { topicId: topic.id },
    identity: 'nickname',
    sheets: [{ name: '1 今早 吃 了什么', rows: 1 }],
  });
  expect(first?.finished_at).not.toBeNull();
  expect(second).toMatchObject({
    group_member_id: observer.id,
    identity: 'code',
    finished_at: null,
    sheets: null,
  });
});

test('respondents and people of other groups get no file, and nothing is recorded', async () => {
  const stranger = await (await groups.addGroup()).addMember(GroupRole.Host);
  const query = { query: { topicId: topic.id } };
  expect(await groups.outcome('downloadTopicResponses', query, one)).toBe('FORBIDDEN');
  expect(await groups.outcome('downloadGroupMembers', {}, one)).toBe('FORBIDDEN');
  expect(await groups.outcome('downloadTopicResponses', query, stranger)).toBe('NOT_FOUND');
  expect(await groups.outcome('downloadGroupMembers', query, stranger)).toBe('NOT_FOUND');
  expect(await audit()).toEqual([]);
});

import { createHash } from 'node:crypto';
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
import { downloadMemberTable } from './person-table.ts';
import { respondentCode } from './respondent-names.ts';
import { downloadResponseTable } from './response-table.ts';

let groups: TestGroups;
let group: TestGroup;
let topic: TestTopic;
let first: string;
let second: string;
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
  topic = await group.addTopic({ title: '第一天' });
  first = await topic.addSection({ title: '早餐' });
  second = await topic.addSection({ title: '午餐' });
});

const callerOf = (member: TestGroupMember, role: 0 | 1 | 2) => ({
  kind: 'group' as const,
  groupId: group.id,
  groupMemberId: member.id,
  role,
  sessionId: crypto.randomUUID(),
});
const read = async (download: Download) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of download.content) chunks.push(chunk);
  return { name: download.name, ...readWorkbook(Buffer.concat(chunks)) };
};
const respond = async (as: TestGroupMember, content: string, sectionId = first) => {
  groups.clock.advance(1000);
  const body = { clientId: crypto.randomUUID(), sectionId, content, attachments: [] };
  return await groups.get('createResponse', { body }, as);
};

describe('the table of answers', () => {
  test('has one row an answer with tags and passages, and no formula whatever was written', async () => {
    const { id } = await respond(one, '=HYPERLINK("x") 豆浆油条');
    await respond(other, '自己煮的小米粥', second);
    const tagging = { responseIds: [id], add: ['+吃的'], remove: [] };
    await groups.get(
      'tagResponses',
      { body: { ...tagging, passage: { start: 16, end: 20, wording: 0 } } },
      host,
    );
    const file = await read(await downloadResponseTable(groups.deps, callerOf(host, 1), {}));
    expect(file.name).toMatch(/^\d{18}\.xlsx$/u);
    expect([file.formulas, file.reachesOut]).toEqual([0, false]);
    const [heading, ...rows] = file.sheets[0]?.rows ?? [];
    expect(heading?.slice(0, 4)).toEqual(['话题', '问题', '受访者', '回答']);
    expect(rows.map((cells) => [cells[1], cells[3], cells[4]])).toEqual([
      ['早餐', '\'=HYPERLINK("x") 豆浆油条', "'+吃的"],
      ['午餐', '自己煮的小米粥', ''],
    ]);
    expect(rows[0]?.[5]).toBe("'+吃的：豆浆油条");
    const told = file.sheets.at(-1)?.rows ?? [];
    const hash = createHash('sha256');
    const width = heading?.length ?? 0;
    for (const cells of rows)
      hash.update(`${Array.from({ length: width }, (_, at) => cells[at] ?? '').join('\t')}\n`, 'utf8');
    expect(told).toContainEqual(['回答', '2', hash.digest('hex')]);
  });

  test('has the rows that the desk shows for the same filter, and says the filter in words', async () => {
    const { id } = await respond(one, '豆浆油条');
    await respond(other, '小米粥');
    await groups.get('starResponse', { body: { responseId: id, starred: true } }, host);
    const filter = { topicId: topic.id, sectionId: first, memberId: one.id, words: '豆浆', starred: true };
    const desk = await groups.get('listHostResponses', { query: filter }, host);
    const file = await read(
      await downloadResponseTable(groups.deps, callerOf(host, 1), { ...filter, identity: 'code' }),
    );
    expect(file.sheets[0]?.rows).toHaveLength(1 + desk.items.length);
    const code = respondentCode(groups.deps.cipher, group.id, one.id);
    const told = file.sheets.at(-1)?.rows ?? [];
    expect(told).toContainEqual(['　话题', '第一天']);
    expect(told).toContainEqual(['　受访者', code]);
    expect(told).toContainEqual(['　包含文字', '豆浆']);
    expect(file.sheets[0]?.rows[1]?.[2]).toBe(code);
  });

  test('holds no deleted answer, no number, and for observers no nickname and no member code', async () => {
    const { id } = await respond(one, 'canary-删掉的');
    await respond(other, '留下的');
    await groups.get('deleteResponses', { body: { ids: [id], reason: '联系方式' } }, host);
    const file = await read(await downloadResponseTable(groups.deps, callerOf(observer, 2), {}));
    const all = JSON.stringify(file.sheets);
    expect(file.sheets[0]?.rows).toHaveLength(2);
    expect(all).not.toMatch(/canary|成员/u);
    expect(all).not.toContain(other.mobile);
    const asked = { query: { identity: 'memberCode' as const } };
    for (const call of ['downloadResponseTable', 'downloadMemberTable'] as const) {
      expect(await groups.outcome(call, asked, observer)).toBe('FORBIDDEN');
      expect(await groups.outcome(call, {}, one)).toBe('FORBIDDEN');
    }
  });

  test('without a match only its heading', async () => {
    const file = await read(
      await downloadResponseTable(groups.deps, callerOf(host, 1), { words: '没有人写过' }),
    );
    expect(file.sheets[0]?.rows).toHaveLength(1);
  });
});

test('the table by respondent has one row each and one column a section of the filter', async () => {
  await respond(one, '豆浆', first);
  await respond(one, '米饭', second);
  await respond(other, '小米粥', first);
  const caller = callerOf(host, 1);
  const file = await read(await downloadMemberTable(groups.deps, caller, {}));
  const [heading, ...rows] = file.sheets[0]?.rows ?? [];
  expect(heading).toEqual(['受访者', '1 第一天 / 早餐', '2 第一天 / 午餐']);
  const said = rows.map(([, breakfast, lunch]) => [breakfast, lunch ?? ''].join('|'));
  expect(said.toSorted()).toEqual(['小米粥|', '豆浆|米饭'].toSorted());
  const lunch = await read(await downloadMemberTable(groups.deps, caller, { sectionId: second }));
  expect(lunch.sheets[0]?.rows.map((cells) => cells.slice(1))).toEqual([['1 第一天 / 午餐'], ['米饭']]);
});

test('hosts read who downloaded what; observers and respondents do not', async () => {
  await respond(one, '豆浆');
  await read(await downloadResponseTable(groups.deps, callerOf(observer, 2), {}));
  const cut = await downloadMemberTable(groups.deps, callerOf(host, 1), {});
  groups.clock.advance(1000);
  for await (const _ of cut.content) break;
  const { items } = await groups.get('listGroupDownloads', {}, host);
  expect(items.map(({ kind, by, rows, finishedAt }) => [kind, by.id, rows, finishedAt !== null])).toEqual(
    expect.arrayContaining([
      ['memberTable', host.id, null, false],
      ['responseTable', observer.id, 1, true],
    ]),
  );
  expect(await groups.outcome('listGroupDownloads', {}, observer)).toBe('FORBIDDEN');
  expect(await groups.outcome('listGroupDownloads', {}, one)).toBe('FORBIDDEN');
});

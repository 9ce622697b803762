import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
  type TestTopic,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let topic: TestTopic;
let one: TestGroupMember;
let two: TestGroupMember;
let host: TestGroupMember;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  one = await group.addMember(GroupRole.Respondent);
  two = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
  topic = await group.addTopic();
  await topic.addSection();
});

const share = (member: TestGroupMember, values: Record<string, string>) =>
  groups.deps.database.read
    .updateTable('group_members')
    .set({
      attributes: JSON.stringify(Object.entries(values).map(([key, value]) => ({ key, label: key, value }))),
    })
    .where('id', '=', member.id)
    .execute();

const tagged = async (member: TestGroupMember, name: string) => {
  const { database, random } = groups.deps;
  const id = random.uuid();
  const at = new Date();
  await database.read
    .insertInto('group_people_tags')
    .values({ group_id: group.id, id, name, created_at: at })
    .execute();
  await database.read
    .insertInto('group_people_tagged')
    .values({ group_id: group.id, group_member_id: member.id, tag_id: id, tagged_at: at })
    .execute();
};

it('rule 6.50: two attributes are crossed, and what somebody does not share is named', async () => {
  await share(one, { city: '成都', gender: '女' });
  await share(two, { city: '成都' });
  const query = { attribute: 'city', second: 'gender' };
  const { values, cells } = await groups.get('getVoiceCoverage', { query }, host);
  expect(values).toEqual(['成都 · 女', '成都 · 未提供']);
  expect(cells.map(({ members }) => members)).toEqual([1, 1]);
});

it('hosts group by tags, a person with two tags counts in both; observers are refused', async () => {
  await tagged(one, '宝妈');
  await tagged(one, '早起');
  const query = { attribute: 'tag' };
  const { values } = await groups.get('getVoiceCoverage', { query }, host);
  expect(values).toEqual(['宝妈', '早起', null]);
  const observer = await group.addMember(GroupRole.Observer);
  expect(await groups.outcome('getVoiceCoverage', { query }, observer)).toBe('FORBIDDEN');
  const crossed = { attribute: 'city', second: 'tag' };
  expect(await groups.outcome('getVoiceCoverage', { query: crossed }, observer)).toBe('FORBIDDEN');
});

it('a target belongs to one cell of one grid, changes, and is removed by 0', async () => {
  await share(one, { city: '成都' });
  const set = async (target: number) =>
    (
      await groups.get(
        'setVoiceTarget',
        { body: { attribute: 'city', topicId: topic.id, value: '成都', target } },
        host,
      )
    ).cells.map((cell) => [cell.value, cell.target]);
  expect(await set(4)).toEqual([
    ['成都', 4],
    [null, null],
  ]);
  expect((await set(5))[0]).toEqual(['成都', 5]);
  const whole = await groups.get('getVoiceCoverage', { query: {} }, host);
  expect(whole.cells.map(({ target }) => target)).toEqual([null]);
  expect((await set(0))[0]).toEqual(['成都', null]);
});

it('observers set no target, and nobody sets one for a topic of another group', async () => {
  const observer = await group.addMember(GroupRole.Observer);
  const body = { topicId: topic.id, value: null, target: 3 };
  expect(await groups.outcome('setVoiceTarget', { body }, observer)).toBe('FORBIDDEN');
  const elsewhere = await (await groups.addGroup()).addTopic();
  const foreign = { body: { ...body, topicId: elsewhere.id } };
  expect(await groups.outcome('setVoiceTarget', foreign, host)).toBe('NOT_FOUND');
});

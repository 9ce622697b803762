import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';
import { deleteOwnProbes } from '../../personal-data-store.ts';

let groups: TestGroups;
let group: TestGroup;
let host: TestGroupMember;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  host = await group.addMember(GroupRole.Host);
});

const save = async (as: TestGroupMember, text: string, shared = false, id: string = crypto.randomUUID()) => {
  await groups.get('saveProbe', { body: { id, text, shared } }, as);
  return id;
};
const textsOf = async (as: TestGroupMember) =>
  (await groups.get('listProbes', {}, as)).items.map(({ text, shared }) => (shared ? `共用 ${text}` : text));
/** Makes this person of a group the member with this id. */
const bind = async (person: TestGroupMember, memberId: string) => {
  await groups.deps.database.read
    .updateTable('group_members')
    .set({ member_id: memberId })
    .where('id', '=', person.id)
    .execute();
};

it('rule 6.48: own ones come first and only to their host, shared ones to all hosts and observers of the group', async () => {
  const [second, observer, elsewhere] = [
    await group.addMember(GroupRole.Host),
    await group.addMember(GroupRole.Observer),
    await (await groups.addGroup()).addMember(GroupRole.Host),
  ];
  await save(host, '为什么？', true);
  await save(host, ' 能举个例子吗？ ');
  expect(await textsOf(host)).toEqual(['能举个例子吗？', '共用 为什么？']);
  expect(await textsOf(second)).toEqual(['共用 为什么？']);
  expect(await textsOf(observer)).toEqual(['共用 为什么？']);
  expect(await textsOf(elsewhere)).toEqual([]);
});

it("a host's own follow-ups follow their account into another group, and go with it", async () => {
  const memberId = crypto.randomUUID();
  const there = await (await groups.addGroup()).addMember(GroupRole.Host);
  await bind(host, memberId);
  await bind(there, memberId);
  await save(host, '当时是什么情形？');
  expect(await textsOf(there)).toEqual(['当时是什么情形？']);
  await groups.deps.database.transaction((tx) => deleteOwnProbes(tx, memberId));
  expect(await textsOf(host)).toEqual([]);
});

it('saving the same id again changes it, also from own to shared; removing twice is harmless', async () => {
  const id = await save(host, '为什么？');
  await save(host, '为什么这样选？', true, id);
  expect(await textsOf(host)).toEqual(['共用 为什么这样选？']);
  for (let count = 0; count < 2; count += 1) await groups.get('removeProbe', { body: { id } }, host);
  expect(await textsOf(host)).toEqual([]);
});

it('the 51st own one is refused and changes nothing; observers and respondents keep none', async () => {
  for (let count = 0; count < 50; count += 1) await save(host, `追问 ${count}`);
  const body = { id: crypto.randomUUID(), text: '再来一条', shared: false };
  expect(await groups.outcome('saveProbe', { body }, host)).toBe('PROBES_FULL');
  expect(await textsOf(host)).toHaveLength(50);
  await save(host, '共用的还能存', true);
  for (const role of [GroupRole.Observer, GroupRole.Respondent])
    expect(await groups.outcome('saveProbe', { body }, await group.addMember(role))).toBe('FORBIDDEN');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import { startTestGroups, type TestGroup, type TestGroups } from '../../../../../test/group/group-world.ts';
import { findVisitor, lastSeenVisitor } from './find-visitor.ts';

let groups: TestGroups;
let group: TestGroup;
beforeAll(async () => {
  groups = await startTestGroups();
  group = await groups.addGroup();
});
afterAll(() => groups.stop());

const find = (memberId: string, groupId = group.id) =>
  findVisitor(groups.deps.database.read, groupId, memberId);

it('every change of a person or their group is seen by the next call', async () => {
  const { read } = groups.deps.database;
  const { id } = await group.addMember(GroupRole.Respondent);
  const change = (set: object) => read.updateTable('group_members').set(set).where('id', '=', id).execute();
  const first = await find(id);
  expect(await find(id)).toEqual(first);
  await change({ nickname: '改了名' });
  expect((await find(id))?.me.nickname).toBe('改了名');
  await read
    .updateTable('discussion_groups')
    .set({ archived_at: groups.clock.now() })
    .where('id', '=', group.id)
    .execute();
  expect((await find(id))?.group.archived_at).toEqual(groups.clock.now());
  await change({ withdrawn_at: groups.clock.now() });
  expect(await find(id)).toBeUndefined();
  await change({ withdrawn_at: null });
  expect((await find(id))?.me).toMatchObject({ nickname: '改了名', withdrawn_at: null });
});

it('a person is kept, and knows their group, also where the server knew the group before them', async () => {
  const { read } = groups.deps.database;
  await find((await group.addMember(GroupRole.Host)).id);
  const { id } = await group.addMember(GroupRole.Respondent);
  expect((await find(id))?.me.group_id).toBe(group.id);
  expect(lastSeenVisitor(read, group.id, id)?.me.id).toBe(id);
});

it('calls that come together each find their own person, and none of another group', async () => {
  const other = await groups.addGroup();
  const here = [await group.addMember(GroupRole.Respondent), await group.addMember(GroupRole.Host)];
  const there = await other.addMember(GroupRole.Respondent);
  const asked = [...here, there].flatMap(({ id }) => [find(id), find(id, other.id)]);
  const found = await Promise.all([...asked, ...asked]);
  const [one, host] = here;
  const expected = [one?.id, undefined, host?.id, undefined, undefined, there.id];
  expect(found.map((visitor) => visitor?.me.id)).toEqual([...expected, ...expected]);
  expect(found[5]?.group.id).toBe(other.id);
});

it('a transaction sees what it changed, and nobody else does when it is undone', async () => {
  const { id } = await group.addMember(GroupRole.Respondent);
  const before = await find(id);
  const undone = groups.deps.database.transaction(async (tx) => {
    await tx.updateTable('group_members').set({ nickname: '没有发生' }).where('id', '=', id).execute();
    expect((await findVisitor(tx, group.id, id))?.me.nickname).toBe('没有发生');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await find(id))?.me).toEqual(before?.me);
});

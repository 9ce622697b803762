import { GroupRole } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGroups, type TestGroups } from '../../../../../test/group/group-world.ts';
import { allTogether } from '../../../../../test/together.ts';
import { enterToRead } from '../../people/entry/visit.ts';
import type { Guide } from './guide.ts';
import { guideOf } from './guides.ts';

let groups: TestGroups;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());

/** A database without cached guides. It counts its statements, and holds back their rows until `until`. */
function freshDatabase(until?: () => Promise<void>) {
  const counts = { statements: 0, answered: 0 };
  const read = groups.deps.database.read.withPlugin({
    transformQuery: ({ node }) => {
      counts.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => {
      counts.answered += 1;
      await until?.();
      return result;
    },
  });
  return { database: { ...groups.deps.database, read }, counts };
}

async function openGroup() {
  const group = await groups.addGroup();
  const { id } = await group.addMember(GroupRole.Respondent);
  const session = { kind: 'group', sessionId: '', role: GroupRole.Respondent } as const;
  const caller = { ...session, groupId: group.id, groupMemberId: id };
  const enter = async () => await enterToRead(groups.deps.database.read, caller, groups.clock.now());
  const publish = async () => {
    await group.addTopic();
    await sql`update discussion_groups set guide_version = guide_version + 1 where id = ${group.id}`.execute(
      groups.deps.database.read,
    );
  };
  return { enter, publish };
}

it('sixteen people who open a group first after a start share one read of its guide', async () => {
  const { enter, publish } = await openGroup();
  await publish();
  const visit = await enter();
  const { database, counts } = freshDatabase();
  const guides = await allTogether(16, async () => await guideOf({ database }, visit));
  expect(new Set(guides).size).toBe(1);
  expect(guides[0]?.topics).toHaveLength(1);
  expect(counts.statements).toBe(1);
});

it('who saw a newer version of the group does not get the guide of a read that began before it', async () => {
  const { enter, publish } = await openGroup();
  await publish();
  const before = await enter();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { database, counts } = freshDatabase(() => answered);
  const older = guideOf({ database }, before);
  await expect.poll(() => counts.answered).toBe(1);
  await publish();
  const after = await enter();
  const newer = allTogether(3, async () => await guideOf({ database }, after));
  answer();
  const topicsOf = (guide: Guide) => guide.topics.length;
  expect(topicsOf(await older)).toBe(1);
  expect((await newer).map(topicsOf)).toEqual([2, 2, 2]);
});

it('a failed read is not kept', async () => {
  const { enter } = await openGroup();
  const visit = await enter();
  const { database } = freshDatabase(() => Promise.reject(new Error('The database is away')));
  await expect(guideOf({ database }, visit)).rejects.toThrow('away');
  const read = groups.deps.database.read;
  Object.assign(database, { read });
  expect((await guideOf({ database }, visit)).topics).toEqual([]);
});

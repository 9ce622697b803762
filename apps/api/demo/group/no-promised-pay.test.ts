import { readdir, readFile } from 'node:fs/promises';
import { GroupRole, TaskType } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGroups, type TestGroups } from '../../test/group/group-world.ts';
import { demoGroupTask } from './demo-group-file.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { seedGroup } from './seed.ts';

let groups: TestGroups;
beforeAll(async () => {
  groups = await startTestGroups();
  await seedGroup(groups.platform);
});
afterAll(() => groups.stop());

const pay = /金币(?!。|")|报酬|到账|积分|奖励/u;

it('rule 6.17: a group without a plan names no coins, and one with a plan what it pays to respondents alone', async () => {
  const group = await groups.addGroup();
  const [respondent, host] = [
    await group.addMember(GroupRole.Respondent),
    await group.addMember(GroupRole.Host),
  ];
  const read = async (asker: typeof host) => await groups.get('getGroupMe', {}, asker);
  const page = async () => await groups.get('getGroup', { params: { hash: group.hash } });
  expect([(await page()).reward, (await read(respondent)).reward]).toEqual([null, null]);
  await groups.deps.database.read
    .updateTable('discussion_groups')
    .set({ topic_coins: 20, whole_coins: 60, cap_coins: 200, promised_coins: 120 })
    .where('id', '=', group.id)
    .execute();
  const plan = {
    coins: 120,
    reachableCoins: 120,
    canFinish: true,
    topicCoins: 20,
    wholeCoins: 60,
    condition: '每完成一个话题得 20 金币，全部完成并回答必答追问再得 60 金币',
    paidWithinDays: 2,
    heldReason: null,
    refusedReason: null,
  };
  expect([(await page()).reward, (await read(respondent)).reward]).toEqual([plan, plan]);
  const seen = await read(host);
  expect([seen.reward, seen.group.reward]).toEqual([null, null]);
  await groups.deps.database.read
    .updateTable('discussion_groups')
    .set({ cap_coins: 120 })
    .where('id', '=', group.id)
    .execute();
  expect((await page()).reward?.condition).toBe(`${plan.condition}，每人最多 120 金币`);
});

it('the demo group pays by a plan, its host’s, and its task names the same coins', async () => {
  const task = await groups.deps.database.read
    .selectFrom('tasks')
    .innerJoin('discussion_groups', 'discussion_groups.task_id', 'tasks.id')
    .select(['type', 'coins', 'promised_coins', 'made_by', 'credit', 'consolation_coins'])
    .where('tasks.id', '=', demoGroupTask.id)
    .executeTakeFirstOrThrow();
  const paid = { coins: 360, promised_coins: 360, made_by: DEMO_MEMBERS.host.id };
  expect(task).toEqual({ ...paid, type: TaskType.DiscussionGroup, credit: 0, consolation_coins: 0 });
});

it('no text of a demo group or demo message promises pay', async () => {
  const data = new URL('../../data/', import.meta.url);
  for (const folder of ['group/', 'message/']) {
    for (const file of await readdir(new URL(folder, data))) {
      const lines = (await readFile(new URL(folder + file, data), 'utf8')).split('\n');
      const promises = lines.filter((line) => line.includes('讨论') && pay.test(line));
      expect(promises.filter((line) => !line.includes('没有金币'))).toEqual([]);
    }
  }
});

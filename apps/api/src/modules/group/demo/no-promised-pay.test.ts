import { readdir, readFile } from 'node:fs/promises';
import { GroupRole, TaskType } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGroups, type TestGroups } from '../test/group-world.ts';
import { demoGroupTask } from './demo-group-file.ts';
import { seedGroup } from './seed.ts';

let groups: TestGroups;
beforeAll(async () => {
  groups = await startTestGroups();
  await seedGroup(groups.platform);
});
afterAll(() => groups.stop());

const pay = /金币(?!。|")|报酬|到账|积分|奖励/u;

it('rule 6.17: no call of a group names coins, whatever reward is stored', async () => {
  const group = await groups.addGroup();
  const stored = await groups.deps.database.read
    .selectFrom('discussion_groups')
    .select('reward_coins')
    .where('id', '=', group.id)
    .executeTakeFirst();
  expect(stored?.reward_coins).toBeGreaterThan(0);
  const me = await groups.get('getGroupMe', {}, await group.addMember(GroupRole.Respondent));
  const page = await groups.get('getGroup', { params: { hash: group.hash } });
  expect([page.reward, me.reward, me.group.reward]).toEqual([null, null, null]);
});

it('the task that leads to the demo group pays nothing', async () => {
  const task = await groups.deps.database.read
    .selectFrom('tasks')
    .select(['type', 'coins', 'credit', 'consolation_coins'])
    .where('id', '=', demoGroupTask.id)
    .executeTakeFirstOrThrow();
  expect(task).toEqual({ type: TaskType.DiscussionGroup, coins: 0, credit: 0, consolation_coins: 0 });
});

it('no text of a demo group or demo message promises pay', async () => {
  const data = new URL('../../../../data/', import.meta.url);
  for (const folder of ['group/', 'message/']) {
    for (const file of await readdir(new URL(folder, data))) {
      const lines = (await readFile(new URL(folder + file, data), 'utf8')).split('\n');
      const promises = lines.filter((line) => line.includes('讨论') && pay.test(line));
      expect(promises.filter((line) => !line.includes('没有金币'))).toEqual([]);
    }
  }
});

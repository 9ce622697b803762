import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDefinition } from '@yayan/survey-engine/testing';
import { TaskType } from '@yayan/contract';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { begin, testSurvey, type TestMember, type TestSurvey } from '../../../../test/survey/survey-world.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { NewTask } from '../task.ts';
import { pauseTask } from '../tasks.ts';
import { searchTasks } from './search-tasks.ts';
import { listTasks } from './wall.ts';

let database: Database;
let survey: TestSurvey;
const ids = new Map<string, string>();

beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
  const now = survey.deps.clock.now().getTime();
  const tasks: Record<string, Partial<NewTask>> = {
    早餐甲: { endsAt: new Date(now + 3_600_000) },
    '早餐100%乙': {},
    早餐A席满: { seats: 0 },
    早餐暂停: {},
    早餐结束: { endsAt: new Date(now) },
    早餐高分: { minimumQuality: 95 },
    早餐讨论: { type: TaskType.DiscussionGroup },
    晚餐: {},
  };
  for (const [title, task] of Object.entries(tasks)) {
    const { id, hashId } = await survey.host(demoDefinition('short'), { ...task, title });
    ids.set(title, id);
    ids.set(`${title} hash`, hashId);
  }
  await database.transaction((tx) => pauseTask(tx, ids.get('早餐暂停') ?? '', survey.deps.clock.now()));
});
afterAll(() => database.close());

const search = async ({ id: memberId }: TestMember, text: string, limit = 5): Promise<string[]> =>
  (await searchTasks(survey.deps, { memberId, device: 1 }, text, limit)).map(({ title }) => title);

it('10.37 finds what the wall shows, and nothing that it hides', async () => {
  const member = await survey.member();
  const found = await search(member, '早餐', 20);
  expect(found.toSorted()).toEqual(['早餐100%乙', '早餐A席满', '早餐甲']);
  const wall = (await listTasks(survey.deps, member.id, 1, {})).items.map(({ title }) => title);
  expect(wall).toEqual(expect.arrayContaining(found));
  expect(found.at(-1)).toBe('早餐A席满');
});

it('10.37 finds a task that the member is in first, also when it has ended for others', async () => {
  const member = await survey.member();
  await begin(survey.deps, member, { id: '', hashId: ids.get('早餐甲 hash') ?? '' });
  expect((await search(member, '早餐'))[0]).toBe('早餐甲');
  await database.read
    .updateTable('tasks')
    .set({ is_over: true })
    .where('id', '=', ids.get('早餐甲') ?? '')
    .execute();
  expect((await search(member, '早餐'))[0]).toBe('早餐甲');
  expect(await search(await survey.member(), '早餐甲')).toEqual([]);
});

it('10.37 takes signs of patterns as letters, ignores capitals, and returns no more than asked', async () => {
  const member = await survey.member();
  expect(await search(member, '100%')).toEqual(['早餐100%乙']);
  expect(await search(member, '%')).toEqual(['早餐100%乙']);
  expect(await search(member, '_')).toEqual([]);
  expect(await search(member, 'a席')).toEqual(['早餐A席满']);
  expect(await search(member, '餐', 1)).toHaveLength(1);
});

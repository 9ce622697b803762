import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { payTests } from '../../../../../test/group/paying.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { allTogether } from '../../../../../test/together.ts';

let system: TestSystem;
let pay: ReturnType<typeof payTests>;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  pay = payTests(system);
});
afterAll(() => system.stop());

const long = '每天早上在楼下买豆浆和油条，走路吃完。';

const groupOf = async (people: number) => {
  const mobiles = Array.from({ length: people }, () => pay.nextMobile());
  const group = await pay.openGroup(mobiles);
  const askers: Asker[] = [];
  for (const [index, mobile] of mobiles.entries())
    askers.push(await group.hosting.enter(mobile, `受访者${'甲乙丙'[index] ?? ''}`));
  const { hash } = await group.hosting.group();
  return { ...group, askers, desk: await system.signInToGroup(hash, group.hosting.mobile) };
};

const finishedOf = async (group: Awaited<ReturnType<typeof groupOf>>) => {
  await group.hosting.move('close');
  return (await pay.rewardsOf(group.hosting))
    .map(({ topicsFinished, coins }) => [topicsFinished, coins] as const)
    .toSorted(([one], [other]) => other - one);
};

it('rule 6.46: short and repeated answers pay nothing, and author and host read why', async () => {
  const group = await groupOf(3);
  const { hosting, sections, askers, desk } = group;
  const [first = '', second = ''] = sections;
  const [one = {}, two = {}, three = {}] = askers;
  expect(await hosting.answer(one, first, long)).toMatchObject({ unfit: null });
  expect(await hosting.answer(one, second, ` ${long}！`)).toMatchObject({ unfit: 'repeated' });
  expect(await hosting.answer(two, first, long)).toMatchObject({ unfit: 'repeated' });
  expect(await hosting.answer(three, first, '豆浆油条')).toMatchObject({ unfit: 'tooShort' });
  const { items } = await system.get('listHostResponses', { query: {} }, desk);
  const why = items.map(({ unfit }) => unfit ?? 'fits');
  expect(why.toSorted()).toEqual(['fits', 'repeated', 'repeated', 'tooShort']);
  const seen = await system.get('listResponses', { query: { sectionId: first } }, three);
  expect(seen.items.map(({ mine, unfit }) => [mine, unfit])).toEqual([
    [false, null],
    [false, null],
    [true, 'tooShort'],
  ]);
  expect(await finishedOf(group)).toEqual([
    [1, 20],
    [0, 0],
    [0, 0],
  ]);
});

it('rule 6.46: a host counts an answer until the closing; an edit takes that back, and a better text counts', async () => {
  const group = await groupOf(2);
  const { hosting, sections, askers, desk } = group;
  const [first = '', second = ''] = sections;
  const [one = {}, two = {}] = askers;
  const short = await hosting.answer(one, first, '豆浆');
  const other = await hosting.answer(one, second, '油条');
  const count = (responseId: string, counts: boolean, asker: Asker = desk) =>
    system.call('countResponse', { body: { responseId, counts } }, asker);
  expect((await count(short.id, true, two)).code).toBe(403);
  await allTogether(3, () => count(short.id, true));
  expect((await count(short.id, true)).data).toMatchObject({ unfit: null });
  expect((await count(other.id, true)).data).toMatchObject({ unfit: null });
  expect((await count(other.id, false)).data).toMatchObject({ unfit: 'tooShort' });
  const edit = (content: string) =>
    system.get('editResponse', { body: { id: short.id, content, attachments: [] } }, one);
  expect(await edit('豆浆呀')).toMatchObject({ unfit: 'tooShort' });
  expect(await edit(long)).toMatchObject({ unfit: null });
  await count(other.id, true);
  expect(await finishedOf(group)).toEqual([
    [2, 100],
    [0, 0],
  ]);
  expect((await count(other.id, false)).code).toBe(10014);
});

import { look, looks, prepareLook } from '@yayan/site/look';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { filed, isDone, openMakeTask as open, outcome, paste } from '../../../testing/make-task-start.tsx';

test('a file with faults names each and offers no button; mended, it shows what members would see', async () => {
  await open((source) =>
    source.includes('many')
      ? { faults: [{ line: 12, field: 'task.coins', text: '要是数字' }], task: null }
      : { faults: [], task: filed },
  );
  await paste('coins: many');
  await expect.element(page.getByText('第 12 行 task.coins 要是数字')).toBeVisible();
  expect(page.getByRole('button', { name: '发布任务…' }).elements()).toEqual([]);
  await paste('coins: 320');
  await expect.element(page.getByText('年龄：1,234 人')).toBeVisible();
  await expect.element(page.getByText('每天离不开的手机，你怎么用？')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

describe.each(looks)('a checked file on a $size, $scheme', (how) => {
  test('14.84 says how many members match, and who of them could start it today', async () => {
    await prepareLook(how);
    await open(() => ({ faults: [], task: filed }));
    await paste('coins: 320');
    await expect.element(page.getByText('年龄：1,234 人')).toBeVisible();
    await expect.element(page.getByText('1,180 人；不能的：处罚中 4 人、质量分不够 50 人')).toBeVisible();
    await look('checked');
  });
});

test('a count that stopped says that its rest is of the counted members', async () => {
  await open(() => ({ faults: [], task: { ...filed, matching: 10_000, matchingIsCapped: true } }));
  await paste('coins: 320');
  await expect.element(page.getByText('年龄：10,000+ 人')).toBeVisible();
  await expect.element(page.getByText('已数的人里今天能参加')).toBeVisible();
});

test('14.38 what the branches of a questionnaire lead to is named, and publishing stays possible', async () => {
  const branches = {
    doubts: [
      { kind: 'neverShown' as const, name: '你用过折叠屏吗？' },
      { kind: 'noCell' as const, name: '' },
    ],
    unchecked: ['一个月花多少？'],
    screeningChecked: true,
  };
  await open(() => ({ faults: [], task: { ...filed, branches } }));
  await paste('coins: 320');
  const doubts = page.getByRole('list', { name: '路径的疑点' });
  await expect.element(doubts.getByText('谁也看不到的题：你用过折叠屏吗？')).toBeVisible();
  await expect.element(doubts.getByText('有人不属于任何配额')).toBeVisible();
  await page.getByText('有的条件组合太多，或读了填空题，没有逐一试').click();
  await expect.element(page.getByText('一个月花多少？')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '发布任务…' })).toBeVisible();
});

test('14.77 the questionnaire of a checked file can be walked before it is published, and is not walked unasked', async () => {
  const { seen } = await open(() => ({ faults: [], task: filed }));
  await paste('coins: 320');
  const walked = () => seen.filter(({ path }) => path === '/task-files/path').map(({ body }) => body);
  await expect.element(page.getByRole('button', { name: '发布任务…' })).toBeVisible();
  expect(walked()).toEqual([]);
  await page.getByText(/^试走问卷/u).click();
  await expect
    .element(page.getByRole('region', { name: '完成' }).getByText('320 金币已到账。'))
    .toBeVisible();
  expect(walked()).toMatchObject([{ file: { source: 'coins: 320' }, answers: [], full: [] }]);
});

test('the checked file is published once, and leads to its task', async () => {
  const { seen, address } = await open(() => ({ faults: [], task: filed }));
  await paste('coins: 320');
  await page.getByRole('button', { name: '发布任务…' }).click();
  const dialog = page.getByRole('dialog', { name: '发布任务' });
  await dialog.getByRole('button', { name: '发布任务' }).click();
  await expect.poll(address).toBe(`/tasks/${filed.id}`);
  expect(seen.filter(isDone)).toMatchObject([{ body: { input: { source: 'coins: 320' } } }]);
});

describe.each(looks)('a task that is there on a $size, $scheme', (how) => {
  test('14.89 is changed after a list of each fact before and after, and of what stays', async () => {
    await prepareLook(how);
    const changes = [
      { field: 'title', label: '标题', before: '手机使用习惯', after: '手机和平板的使用习惯' },
      { field: 'wanted', label: '找谁', before: '年龄：18 到 30 岁', after: '所有会员' },
      { field: 'stays', label: '文件里不同，但不会改', before: null, after: '奖励、名额' },
    ];
    const { seen, address } = await open(
      () => ({ faults: [], task: { ...filed, effect: 'changed' } }),
      `/tasks/new?of=${filed.id}`,
      { ...outcome, changes },
    );
    await expect.element(page.getByText(/已经开始的人，问卷和奖励不变/u)).toBeVisible();
    await look('task that is there');
    await page.getByRole('button', { name: '修改任务…' }).click();
    const dialog = page.getByRole('dialog', { name: '修改任务' });
    await expect.element(dialog.getByText('手机和平板的使用习惯')).toBeVisible();
    await expect.element(dialog.getByText('奖励、名额')).toBeVisible();
    await look('changes of a task');
    await dialog.getByRole('button', { name: '修改任务' }).click();
    await expect.poll(address).toBe(`/tasks/${filed.id}`);
    expect(seen.filter(isDone)).toHaveLength(1);
  });
});

import type { ActOutcome, FiledFault, FiledTask, TaskPath } from '@yayan/console-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import MakeTaskPage from './MakeTaskPage.tsx';

const filed: FiledTask = {
  id: 't7Kq2mX9bLpR',
  effect: 'added',
  type: 2,
  module: 2,
  devices: [1, 2, 3],
  title: '手机使用习惯',
  coins: 320,
  credit: 12,
  consolationCoins: 20,
  declaredMinutes: 4,
  seats: 500,
  cities: [],
  minimumQuality: 60,
  startsAt: '2026-11-21T08:30:00.000Z',
  endsAt: null,
  description: '每天离不开的手机，你怎么用？',
  steps: [{ title: '先答几道筛选题', text: '马上知道是否入选。' }],
  dos: ['按真实情况作答'],
  donts: [],
  quitting: '答案会自动保存。',
  wanted: ['年龄'],
  matching: 1234,
  matchingIsCapped: false,
  reachToday: {
    members: 1180,
    hindered: [
      { cause: 'penalty', members: 4 },
      { cause: 'quality', members: 50 },
    ],
  },
  questions: [{ page: 1, title: '你现在用什么手机？' }],
  quotas: [{ name: '18-29', limit: 100 }],
  branches: { doubts: [], unchecked: [], screeningChecked: true },
  oddities: [],
};
const walked: TaskPath = {
  pages: [],
  cells: [],
  quotas: [],
  contradictions: [],
  unknown: [],
  end: 'complete',
  reason: '',
  result: '320 金币已到账。',
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: filed.id,
  title: filed.title,
  changes: [{ field: 'coins', label: '完成的金币', before: null, after: '320' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

const stored = JSON.stringify({
  task: {
    hashId: filed.id,
    module: 2,
    type: 7,
    title: '看一段视频',
    coins: 15,
    devices: [1],
    texts: { dataUse: {} },
    startsAt: '2026-01-01T00:00:00.000Z',
  },
  activity: { kind: 'video', video: '/videos/a.webm', seconds: 30, hours: 24 },
});

const attributes = { items: [{ key: 'housing', label: '现在的住处', options: [] }] };

const isDone = ({ path, body }: SeenCall): boolean =>
  path === '/task-files/import' && (body as { dryRun?: boolean }).dryRun !== true;

const open = async (
  answer: (source: string) => { faults: FiledFault[]; task: FiledTask | null },
  at = '/tasks/new?by=file',
  does: ActOutcome = outcome,
) => {
  const seen = fakeServer(({ path, body }) => {
    if (path === '/task-attributes') return attributes;
    if (path === `/tasks/${filed.id}/file`) return { source: stored };
    if (path === '/task-files/path') return walked;
    if (path === '/task-files/check') return answer((body as { source: string }).source);
    if (path === '/content-pictures') return { address: '/api/files/cover.webp', width: 800, height: 400 };
    return { ...does, state: (body as { dryRun?: boolean }).dryRun ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="/tasks/new" element={<MakeTaskPage />} />
      <Route path="/tasks/:id" element={<p>任务的页面</p>} />
    </Routes>
  );
  return { seen, ...(await show(routes, { at })) };
};
const paste = async (text: string) => await page.getByRole('textbox', { name: '或者粘贴' }).fill(text);

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

test('14.89 a cover is uploaded in the form, and its address goes into the file', async () => {
  const { seen } = await open(() => ({ faults: [], task: filed }), '/tasks/new');
  const chosen = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (chosen === null) throw new Error('There is no field for a picture');
  await userEvent.upload(chosen, new File(['x'], 'cover.png', { type: 'image/png' }));
  const cover = page.getByRole('textbox', { name: '封面' });
  await expect.element(cover).toHaveValue('/api/files/cover.webp');
  const asked = () => JSON.parse((seen.at(-1)?.body as { source?: string } | undefined)?.source ?? '{}');
  await expect.poll(() => asked().task?.cover).toBe('/api/files/cover.webp');
});

test('14.48 a form names a fault beside its field, has the fields of its type, and publishes what was typed', async () => {
  const { seen, address } = await open(
    (source) =>
      source.includes('"title": "早餐"')
        ? { faults: [], task: filed }
        : { faults: [{ line: 1, field: 'task.title', text: '没有填' }], task: null },
    '/tasks/new',
  );
  await expect.element(page.getByRole('textbox', { name: '问卷' })).toBeVisible();
  await page.getByRole('combobox', { name: '类型' }).selectOptions('5');
  expect(page.getByRole('textbox', { name: '问卷' }).elements()).toEqual([]);
  await expect.element(page.getByRole('group', { name: '照片' })).toBeVisible();
  await page.getByRole('button', { name: '检查' }).click();
  const title = page.getByRole('textbox', { name: '标题', exact: true });
  await expect.element(title).toHaveFocus();
  await title.fill('早餐');
  await page.getByRole('button', { name: '发布任务…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布任务' }).click();
  await expect.poll(address).toBe(`/tasks/${filed.id}`);
  const sent = seen.filter(isDone).map(({ body }) => (body as { input: { source: string } }).input.source);
  expect(sent.map((source) => JSON.parse(source))).toMatchObject([
    { task: { type: 5, title: '早餐' }, activity: { kind: 'paipai' } },
  ]);
});

test('14.48 a check without a fault brings what members will see into view, with the focus', async () => {
  await open(() => ({ faults: [], task: filed }), '/tasks/new');
  await expect.element(page.getByRole('button', { name: '发布任务…' })).toBeVisible();
  await page.getByRole('button', { name: '检查' }).click();
  const head = page.getByRole('heading', { name: '会员会看到什么' });
  await expect.element(head).toHaveFocus();
  await expect.element(head).toBeInViewport();
});

test('14.48 what a questionnaire checks and fills is written in the form, and goes into the file', async () => {
  const { seen } = await open(() => ({ faults: [], task: filed }), '/tasks/new');
  const asked = () => JSON.parse((seen.at(-1)?.body as { source?: string } | undefined)?.source ?? '{}');
  await page.getByRole('button', { name: '加一个检查题' }).click();
  const check = page.getByRole('group', { name: '检查题 1' });
  await check.getByRole('textbox', { name: '题目的名称' }).fill('attention');
  await check.getByRole('textbox', { name: '应选的值' }).fill('2');
  await page.getByRole('button', { name: '加一个填好的题' }).click();
  const filledIn = page.getByRole('group', { name: '填好的题 1' });
  await filledIn.getByRole('textbox', { name: '题目的名称' }).fill('home');
  await filledIn.getByRole('combobox', { name: '资料' }).selectOptions('housing');
  await filledIn.getByRole('textbox', { name: '资料的值=选项的值' }).fill('own=mine');
  await expect
    .poll(() => asked().host)
    .toMatchObject({
      attentionChecks: [{ question: 'attention', expected: 2 }],
      prefill: [{ question: 'home', attribute: 'housing', choices: { own: 'mine' } }],
    });
});

test('14.48 a copy opens with the task’s content and a number of its own, a change keeps the number', async () => {
  const sources: string[] = [];
  const answer = (source: string) => {
    sources.push(source);
    return { faults: [], task: filed };
  };
  const taskOf = () => JSON.parse(sources.at(-1) ?? '{}');
  await open(answer, `/tasks/new?copy=${filed.id}`);
  await expect.element(page.getByRole('textbox', { name: '视频' })).toHaveValue('/videos/a.webm');
  await expect.poll(() => taskOf().activity).toMatchObject({ kind: 'video', seconds: 30 });
  expect(taskOf().task.hashId).not.toBe(filed.id);
  await cleanup();
  await open(answer, `/tasks/new?of=${filed.id}`);
  await expect.element(page.getByRole('heading', { name: '修改任务' })).toBeVisible();
  await expect.poll(() => taskOf().task.hashId).toBe(filed.id);
});

test('who may not change tasks gets no form, and no check is sent', async () => {
  const seen = fakeServer(() => ({ items: [] }));
  await show(<MakeTaskPage />, { at: '/tasks/new', as: { permissions: ['read'] } });
  await expect.element(page.getByText(/^你的角色不能做这件事/u)).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(seen).toEqual([]);
});

test('14.99 a template fills the questionnaire, which stands beside it as members will see it', async () => {
  const { seen } = await open(() => ({ faults: [], task: filed }), '/tasks/new');
  await page.getByRole('button', { name: '满意度', exact: true }).click();
  const look = page.getByRole('region', { name: '会员答题时看到的问卷' });
  await expect.element(look.getByText('你最近一次用它是什么时候？')).toBeVisible();
  await look.getByText('最近一周').click();
  await look.getByRole('button', { name: '下一题' }).click();
  await expect.element(look.getByText('总的来说，你有多满意？')).toBeVisible();
  const asked = () => JSON.parse((seen.at(-1)?.body as { source?: string } | undefined)?.source ?? '{}');
  await expect
    .poll(() => asked().host?.screening)
    .toMatchObject({ page: 'used', screenOut: [{ reason: '没用过' }] });
  // Nothing is lost by a second template: it is offered only while there is no questionnaire.
  expect(page.getByRole('group', { name: '从模板开始' }).elements()).toEqual([]);
});

test('14.99 a questionnaire that can not be run says so in its place, and the form stays', async () => {
  await open(() => ({ faults: [], task: filed }), '/tasks/new');
  const survey = page.getByRole('textbox', { name: '问卷' });
  await survey.fill('{ "pages": [{ "name": "a", "elements": [{ "type": "none", "name": "b" }] }] }');
  await expect.element(page.getByText(/^问卷还不能答/u)).toBeVisible();
  await expect.element(survey).toBeVisible();
});

test('14.99 a questionnaire that is no JSON says at which line, and how one is written', async () => {
  await open(() => ({ faults: [], task: filed }), '/tasks/new');
  const survey = page.getByRole('textbox', { name: '问卷' });
  await survey.fill('{\n  "pages": [,\n}');
  await expect.element(page.getByText(/^第 2 行第 \d+ 个字起不是 JSON/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '怎么写问卷' }))
    .toHaveAttribute('href', '/tasks/format');
});

test('14.99 what is unusual about a task is said, and has to be confirmed before it is published', async () => {
  const odd = { ...filed, oddities: [{ kind: 'pay' as const, found: 500, usual: 40 }] };
  const { seen, address } = await open(() => ({ faults: [], task: odd }));
  await paste('coins: 500');
  await expect.element(page.getByText('每分钟 500 金币，别的任务一般是 40', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '发布任务…' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: '发布任务' })).toBeDisabled();
  expect(seen.filter(isDone)).toEqual([]);
  await dialog.getByRole('checkbox', { name: '看过了，就是这样' }).click();
  await dialog.getByRole('button', { name: '发布任务' }).click();
  await expect.poll(address).toBe(`/tasks/${filed.id}`);
  expect(seen.filter(isDone).map(({ body }) => body)).toMatchObject([
    { input: { name: expect.any(String), source: 'coins: 500' } },
  ]);
});

import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import MakeTaskPage from './MakeTaskPage.tsx';
import { filed, isDone, openMakeTask as open, paste } from '../../../testing/make-task-start.tsx';

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

import type { TaskPath, TaskPathQuestion, TaskPathRequest } from '@yayan/console-client';
import { taskPathInputLabels } from '@yayan/contract/console-labels';
import { look, looks, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, Refused } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import TaskPathPage from './TaskPathPage.tsx';

const id = 't7Kq2mX9bLpR';
const out = '你的回答没问题，只是这次需要的人群不同。感谢你的时间，送你 20 金币。';
const choices = [
  { value: 'daily', text: '每天' },
  { value: 'never', text: '从不' },
];
const plain = { shown: true, decides: true, choices: [], parts: [], problem: null };

/** The server's walk: who never has breakfast is screened out. */
const walk = ({ answers, full }: TaskPathRequest): TaskPath => {
  const often = answers.find(({ name }) => name === 'often')?.values[0];
  const [end, reason, result] = ((): [TaskPath['end'], string, string | null] => {
    if (often === undefined) return ['open', '先认识一下你', null];
    if (often === 'never') return ['screenedOut', '不吃早餐', out];
    return full.includes('青年')
      ? ['quotaFull', '青年', '与你情况相近的名额已满，送你 20 金币。']
      : ['complete', '', '120 金币已到账。'];
  })();
  const isReached = often === 'daily' && end === 'complete';
  return {
    pages: [
      {
        name: 'screening',
        title: '先认识一下你',
        shown: true,
        reached: true,
        questions: [
          {
            ...plain,
            name: 'often',
            title: '多久吃一次早餐？',
            input: 'one',
            choices,
            problem: often === undefined ? '请回答这一题' : null,
          },
          { ...plain, name: 'why', title: '为什么？', input: 'text', decides: false },
        ],
      },
      { name: 'home', title: '第 2 页', shown: false, reached: true, questions: [] },
      {
        name: 'last',
        title: '第 3 页',
        shown: true,
        reached: isReached,
        questions: [
          { ...plain, name: 'what', title: '吃什么？', input: 'several', choices },
          { ...plain, name: 'picture', title: '一张图', input: 'none' },
        ],
      },
    ],
    cells: often === 'daily' ? ['青年'] : [],
    quotas: ['青年', '其他'],
    contradictions: [],
    unknown: [],
    end,
    reason,
    result,
  };
};

const open = async (
  answer: (body: TaskPathRequest) => unknown = walk,
  permissions = ['read', 'tasks.change'],
) => {
  const seen = fakeServer(({ path, body }) =>
    path === '/task-files/path' ? answer(body as TaskPathRequest) : { source: '{}' },
  );
  const routes = (
    <Routes>
      <Route path="/tasks/:id/path" element={<TaskPathPage />} />
    </Routes>
  );
  await show(routes, { at: `/tasks/${id}/path`, as: { permissions } });
  return seen;
};
const often = () => page.getByRole('combobox', { name: '多久吃一次早餐？' });
const end = (name: string) => page.getByRole('region', { name });

describe.each(looks)('the path of a questionnaire on a $size, $scheme', (how) => {
  test('14.77 leads from given answers to its end, its rule and what the person reads', async () => {
    await prepareLook(how);
    await open();
    await expect.element(end('还没走完').getByText('先认识一下你')).toBeVisible();
    await expect.element(page.getByText('走下去要填这一题').first()).toBeVisible();
    expect(page.getByText('请回答这一题').elements()).toEqual([]);
    await expect.element(page.getByText('另有 1 题不影响路径')).toBeVisible();
    await look('begun');
    await often().selectOptions('never');
    await expect.element(end('未入选').getByText('不吃早餐')).toBeVisible();
    await expect.element(end('未入选').getByText(out)).toBeVisible();
    await expect.element(page.getByText('没有走到')).toBeVisible();
    await look('screened out');
    await often().selectOptions('daily');
    await expect.element(end('完成').getByText('120 金币已到账。')).toBeVisible();
    await expect.element(page.getByText('这个人看不到这一页')).toBeVisible();
    await page.getByRole('group', { name: '假设这些配额满了' }).getByText('青年').click();
    await expect.element(end('名额已满').getByText('所属配额')).toBeVisible();
    await look('quota full');
  });
});

test('14.77 all questions show on demand, and starting anew forgets the answers', async () => {
  const seen = await open();
  await often().selectOptions('daily');
  await page.getByRole('checkbox', { name: '只看影响路径的题' }).click();
  await page.getByRole('textbox', { name: '为什么？' }).fill('顺手');
  const bodies = () => seen.flatMap(({ body }) => (body === undefined ? [] : [body as TaskPathRequest]));
  await expect
    .poll(() => bodies().at(-1)?.answers)
    .toEqual([
      { name: 'often', values: ['daily'] },
      { name: 'why', values: ['顺手'] },
    ]);
  await page.getByRole('button', { name: '清空' }).click();
  await expect.element(end('还没走完')).toBeVisible();
  await expect.element(often()).toHaveValue('');
  await expect.element(page.getByRole('textbox', { name: '为什么？' })).toHaveValue('');
});

test('a questionnaire that can’t be walked says why', async () => {
  await open(() => new Refused(404, '没有找到'));
  await expect.element(page.getByRole('alert').getByText('没有找到')).toBeVisible();
});

test('who may not change tasks is told so, and nothing is asked', async () => {
  const seen = await open(walk, ['read']);
  await expect.element(page.getByText(/^你的角色不能做这件事/u)).toBeVisible();
  expect(seen).toEqual([]);
});

/** A page that asks one question of each input. */
const everything = (problems: Partial<Record<string, string>> = {}): TaskPath => {
  const offered: TaskPathQuestion['choices'] = [...choices, { value: 'other', text: '其他' }];
  const asked = Object.keys(taskPathInputLabels) as TaskPathQuestion['input'][];
  const parts: TaskPathQuestion['parts'] = [
    { path: ['粥'], title: '粥', input: 'one', choices: offered },
    { path: ['面', 'times'], title: '面 几次', input: 'number', choices: [] },
  ];
  return {
    pages: [
      {
        name: 'all',
        title: '第 1 页',
        shown: true,
        reached: true,
        questions: asked.map((input) => ({
          ...plain,
          name: input,
          title: taskPathInputLabels[input],
          input,
          choices: ['one', 'several', 'order', 'files'].includes(input) ? offered : [],
          parts: input === 'parts' ? parts : [],
          problem: problems[input] ?? null,
        })),
      },
    ],
    cells: [],
    quotas: [],
    contradictions: [],
    unknown: [],
    end: 'open',
    reason: '第 1 页',
    result: null,
  };
};

describe.each(looks)('a questionnaire with all kinds of questions on a $size, $scheme', (how) => {
  test('14.77 each kind of answer has a field, rows and cells have one each, and a ranking keeps its order', async () => {
    await prepareLook(how);
    const seen = await open(() => everything({ parts: '请每一行都选一项' }));
    for (const [input, title] of Object.entries(taskPathInputLabels)) {
      if (input === 'none') continue;
      const name = new RegExp(`^${title}`, 'u');
      const field = page.getByLabelText(name).or(page.getByRole('group', { name }));
      await expect.element(field.first()).toBeVisible();
    }
    await expect.element(page.getByText('这里不用回答')).toBeVisible();
    const ranking = page.getByRole('group', { name: '排名次（先点的在前）' });
    await ranking.getByText('其他').click();
    await ranking.getByText('每天').click();
    await expect.element(ranking.getByText('1. 其他')).toBeVisible();
    await expect.element(page.getByText('走下去要填这一题')).toBeVisible();
    await page.getByRole('combobox', { name: '粥' }).selectOptions('never');
    await expect.element(page.getByText('请每一行都选一项')).toBeVisible();
    await page.getByRole('textbox', { name: '面 几次' }).fill('3');
    await page.getByRole('combobox', { name: '几个假文件' }).selectOptions('daily');
    await expect
      .poll(() => (seen.at(-1)?.body as TaskPathRequest | undefined)?.answers)
      .toEqual([
        { name: 'order', values: ['other', 'daily'] },
        { name: 'parts', part: ['粥'], values: ['never'] },
        { name: 'parts', part: ['面', 'times'], values: ['3'] },
        { name: 'files', values: ['daily'] },
      ]);
    await look('all kinds');
  });
});

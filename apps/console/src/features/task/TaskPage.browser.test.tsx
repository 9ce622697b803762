import type { OperatorTaskDetail, TaskFigures } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { look, looks, prepareLook } from '@yayan/site/look';
import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { fakeServer, Refused } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import TaskPage from './TaskPage.tsx';

const task: OperatorTaskDetail = {
  id: 't7Kq2mX9bLpR',
  title: '早餐习惯',
  type: 2,
  state: 'ended',
  coins: 120,
  seats: null,
  seatsTaken: 133,
  completes: 120,
  startsAt: '2026-11-21T08:30:00.000Z',
  endsAt: null,
  softSeats: null,
  credit: 1200,
  consolationCoins: 5,
  minimumQuality: 40,
  cities: [],
  devices: [1, 2],
  networkLimit: 3,
  wanted: ['年龄：18 到 30 岁', '手机品牌：苹果、华为'],
  tags: ['饮食'],
  dataUse: {
    recipient: '芽言',
    thirdParty: false,
    items: ['本次问卷的答案', '所在城市'],
    purpose: '统计分析',
    consentRequired: false,
    policyUrl: null,
    version: 1,
  },
  examples: null,
  declaredMinutes: 4,
  medianMinutes: null,
  createdAt: '2026-11-20T08:30:00.000Z',
};

const figures: TaskFigures = { countedAt: null, figures: [], quality: null, cells: [], coinsPerYuan: 100 };

/** The server's answers to what a task's page reads. */
const answersAbout = (about: OperatorTaskDetail) => (path: string) => {
  if (path === `/tasks/${task.id}`) return about;
  if (path === `/tasks/${task.id}/figures`) return figures;
  return { items: [], nextCursor: null, count: 0, countIsCapped: false };
};
const ofTask = answersAbout(task);

const routes = (
  <Routes>
    <Route path="/tasks/:id" element={<TaskPage />} />
  </Routes>
);

test('credit is called 权益值, as members read it', async () => {
  fakeServer(({ path }) => ofTask(path));
  await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read'] } });
  await expect.element(page.getByText('权益值', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1,200', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('信用分');
});

describe.each(looks)('whom a task is for, on a $size, $scheme', (how) => {
  test('14.89 its page says which attributes, devices and limits it asks for, and when it asks for none', async () => {
    await prepareLook(how);
    let about = task;
    fakeServer(({ path }) => answersAbout(about)(path));
    await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read'] } });
    await expect.element(page.getByText('年龄：18 到 30 岁；手机品牌：苹果、华为')).toBeVisible();
    await expect.element(page.getByText('手机、电脑', { exact: true })).toBeVisible();
    await expect.element(page.getByText('3 人', { exact: true })).toBeVisible();
    await look('audience of a task');
    about = { ...task, wanted: [], networkLimit: null, tags: [] };
    await cleanup();
    await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read'] } });
    await expect.element(page.getByText('所有会员', { exact: true })).toBeVisible();
  });
});

const pixel = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

test('rule 14.49: a researcher sees the files of an answer by its code, with a reason', async () => {
  const seen = fakeServer(({ path }) => {
    if (path === `/tasks/${task.id}/answer-files`)
      return {
        supportCode: 'K7Q2-MX9B',
        minutes: 10,
        files: [{ question: 'receipt', name: '小票.jpg', contentType: 'image/jpeg', url: pixel }],
      };
    return ofTask(path);
  });
  await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read', 'answerFiles.show'] } });
  await page.getByRole('textbox', { name: /查询编号/u }).fill('K7Q2-MX9B');
  await expect.element(page.getByRole('button', { name: '查看文件' })).toBeDisabled();
  await page.getByRole('button', { name: '核对上传的凭证' }).click();
  await page.getByRole('button', { name: '查看文件' }).click();
  await expect.element(page.getByRole('link', { name: '小票.jpg' })).toHaveAttribute('href', pixel);
  await expect.element(page.getByAltText('receipt：小票.jpg')).toBeInTheDocument();
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { supportCode: 'K7Q2-MX9B', reason: '核对上传的凭证' },
  ]);
});

test('rule 14.49: who may not see the files is not offered them', async () => {
  fakeServer(({ path }) => ofTask(path));
  await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read', 'personalData.show'] } });
  await expect.element(page.getByText('权益值', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /查询编号/u })).not.toBeInTheDocument();
});

test('rule 14.49: a task without a questionnaire offers no files of answers', async () => {
  const photos: OperatorTaskDetail = { ...task, type: 5 };
  const ofPhotos = answersAbout(photos);
  fakeServer(({ path }) => ofPhotos(path));
  await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read', 'answerFiles.show'] } });
  await expect.element(page.getByRole('heading', { name: task.title })).toBeVisible();
  expect(page.getByRole('heading', { name: '答卷文件' }).elements()).toEqual([]);
});

describe.each(looks)('what a task says about data, on a $size, $scheme', (how) => {
  test('rule 3.50: it is corrected line by line, for those who start later, after both sides were shown', async () => {
    await prepareLook(how);
    let about: OperatorTaskDetail = { ...task, state: 'running' };
    const input = {
      recipient: '芽言',
      thirdParty: false,
      items: ['本次问卷的答案', '所在城市'],
      purpose: '统计分析配送体验',
      policyUrl: null,
    };
    const plan = {
      state: 'planned',
      id: null,
      subject: task.id,
      title: task.title,
      changes: [{ field: 'purpose', label: '做什么用', before: '统计分析', after: input.purpose }],
      seen: 'seen-use-0000000000000',
      needsSecond: false,
    };
    const seen = fakeServer(({ path, body }) => {
      if (path !== `/tasks/${task.id}/data-use`) return answersAbout(about)(path);
      if ((body as { dryRun?: boolean }).dryRun === true) return plan;
      about = { ...about, dataUse: { ...about.dataUse, purpose: input.purpose, version: 2 } };
      return { ...plan, state: 'done', id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607' };
    });
    await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read', 'tasks.change'] } });
    await page.getByRole('button', { name: '资料的用处…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '做什么用' }).fill(input.purpose);
    await dialog.getByRole('button', { name: '用途写得不全' }).click();
    await expect.element(dialog.getByRole('row', { name: /做什么用/u })).toBeVisible();
    await look('a corrected text about data');
    await dialog.getByRole('button', { name: '更正资料的用处' }).click();
    await expect.element(page.getByText(/仅用于统计分析配送体验（第 2 版）/u)).toBeVisible();
    // The dialog asks once more what would change before it closes.
    const sent = seen.findLast(({ path, body }) => {
      const { dryRun } = (body ?? {}) as { dryRun?: boolean };
      return path.endsWith('/data-use') && dryRun !== true;
    });
    expect(sent?.body).toMatchObject({ input, reason: '用途写得不全' });
  });
});

describe.each(looks)('the soft launch of a task on a $size, $scheme', (how) => {
  const running: OperatorTaskDetail = { ...task, state: 'running', seats: 500 };
  const plan = {
    state: 'planned',
    id: null,
    subject: task.id,
    title: task.title,
    changes: [{ field: 'softSeats', label: '首批', before: '不设', after: '30 人' }],
    seen: 'seen-first-000000000000',
    needsSecond: false,
  };

  test('is refused with its reason, then set, and the page shows how far it is', async () => {
    await prepareLook(how);
    let about = running;
    let isRefused = true;
    const seen = fakeServer(({ path, body }) => {
      if (path !== `/tasks/${task.id}/soft-launch`) return answersAbout(about)(path);
      if ((body as { dryRun?: boolean }).dryRun === true) return plan;
      if (isRefused) return new Refused(22_040, '已经有 133 人占了名额');
      about = { ...running, softSeats: 200 };
      return { ...plan, state: 'done', id: 'act-1' };
    });
    await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read', 'tasks.change'] } });
    await page.getByRole('button', { name: '首批…' }).click();
    const dialog = page.getByRole('dialog', { name: '先收首批' });
    await dialog.getByRole('checkbox', { name: '收到首批就暂停' }).click();
    await expect.element(dialog.getByRole('textbox', { name: '首批多少人' })).toHaveValue('30');
    await look('soft launch form');
    await dialog.getByRole('button', { name: '先收首批' }).click();
    await expect.element(dialog.getByText('已经有 133 人占了名额')).toBeVisible();
    await look('soft launch refused');
    isRefused = false;
    await dialog.getByRole('textbox', { name: '首批多少人' }).fill('200');
    await dialog.getByRole('button', { name: '先收首批' }).click();
    await expect.element(page.getByText('到 200 人就暂停，已有 133')).toBeVisible();
    const sent = seen.findLast(({ path }) => path.endsWith('/soft-launch'));
    expect(sent?.body).toMatchObject({ input: { softSeats: 200 } });
    await look('soft launch set');
  });
});

describe.each(looks)('the examples of a task on a $size, $scheme', (how) => {
  const picture =
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="30" height="20"%3E%3Crect width="30" height="20" fill="tan"/%3E%3C/svg%3E';
  const examples = { application: null, proof: [{ picture, caption: '食物完整', kind: 'good' as const }] };
  const photos: OperatorTaskDetail = { ...task, type: 5, state: 'running', examples };

  test('3.51 one is added with its kind, and the act waits until it is whole', async () => {
    await prepareLook(how);
    const seen = fakeServer(({ path }) =>
      path === `/tasks/${task.id}/examples`
        ? {
            state: 'planned',
            id: null,
            subject: task.id,
            title: task.title,
            changes: [
              {
                field: 'proof.1',
                label: '示例 2',
                before: null,
                after: '不合格：太暗（/examples/dark.svg）',
              },
            ],
            seen: 'seen-first-000000000000',
            needsSecond: false,
          }
        : answersAbout(photos)(path),
    );
    await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read', 'tasks.change'] } });
    await expect.element(page.getByText('1 张')).toBeVisible();
    await page.getByRole('button', { name: '示例图…' }).click();
    const dialog = page.getByRole('dialog', { name: '修改示例图' });
    await dialog.getByRole('button', { name: '加一个示例' }).click();
    const second = dialog.getByRole('group', { name: '示例 2' });
    await second.getByRole('textbox', { name: '图片' }).fill('/examples/dark.svg');
    const sent = () => seen.filter(({ path }) => path.endsWith('/examples')).map(({ body }) => body);
    expect(JSON.stringify(sent())).not.toContain('dark.svg');
    await second.getByRole('textbox', { name: '说明' }).fill('太暗');
    await second.getByText('不合格').click();
    await expect
      .poll(() => sent().at(-1))
      .toMatchObject({
        input: {
          application: [],
          proof: [examples.proof[0], { picture: '/examples/dark.svg', caption: '太暗', kind: 'bad' }],
        },
      });
    await look('examples form');
  });
});

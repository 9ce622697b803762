import type { Rehearsal } from '@yayan/api-client';
import { mockGetRehearsal } from '@yayan/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { look, looks, prepareLook } from '@yayan/site/look';
import { openHosting } from './testing/open-hosting.tsx';
import { groupId, hostedGroup, openHostedGroup } from './testing/hosting-start.ts';

const rehearsal: Rehearsal = {
  hash: 't7Kq2mX9bLpS',
  startedAt: '2026-11-20T08:30:00.000Z',
  endsAt: '2026-11-21T00:00:00.000Z',
  guideChanged: true,
  respondents: 8,
  answers: 42,
  walk: 'finished',
  progress: { done: 6, total: 6 },
  report: {
    openings: 3,
    gates: [
      { gate: 'opening', tried: 6, held: 6 },
      { gate: 'minLength', tried: 2, held: 2 },
    ],
    problems: [
      {
        topicTitle: '早餐习惯',
        sectionTitle: '今早吃了什么',
        kind: 'tooLate',
        code: 25_004,
        reason: '这道题已关闭，不能再回答或修改',
        respondents: 3,
      },
      {
        topicTitle: '周末',
        sectionTitle: '周末和谁吃',
        kind: 'nobody',
        code: null,
        reason: null,
        respondents: 0,
      },
    ],
  },
};

const walking: Rehearsal = {
  ...rehearsal,
  guideChanged: false,
  answers: 27,
  walk: 'running',
  progress: { done: 4, total: 6 },
  report: null,
};

const home = `/hosting/${groupId}/rehearsal`;
const button = (name: string) => page.getByRole('button', { name });

describe.each(looks)('the rehearsal of a group on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('no rehearsal, running ones, no questions, and too late', async () => {
    const { mock } = await openHostedGroup();
    await openHosting(home);
    await expect.element(button('开始彩排')).toBeVisible();
    await look('none');
    mock.use(mockGetRehearsal({ rehearsal }));
    await openHosting(home);
    await expect.element(button('进入彩排')).toBeVisible();
    await look('running');
    mock.use(mockGetRehearsal({ rehearsal: walking }));
    await openHosting(home);
    await expect.element(button('停止彩排')).toBeVisible();
    await look('walking');
    mock.use(mockGetRehearsal({ rehearsal: { ...rehearsal, walk: 'interrupted', report: null } }));
    await openHosting(home);
    await expect.element(page.getByText(/没有走完/u)).toBeVisible();
    await look('interrupted');
    await openHostedGroup({ group: { ...hostedGroup, counts: { ...hostedGroup.counts, sections: 0 } } });
    await openHosting(home);
    await expect.element(page.getByText('先写提纲，再彩排')).toBeVisible();
    await look('no questions');
    await openHostedGroup({ group: { ...hostedGroup, life: 'open' } });
    await openHosting(home);
    await expect.element(page.getByText('讨论小组已经开放，不能再彩排')).toBeVisible();
    await look('too late');
  });
});

test('a rehearsal is started, and ended after a question that says what goes', async () => {
  const { mock } = await openHostedGroup();
  await openHosting(home);
  await button('开始彩排').click();
  await button('结束彩排').click();
  await expect.element(page.getByText(/不能恢复/u)).toBeVisible();
  expect(mock.received('endRehearsal')).toHaveLength(0);
  await page.getByRole('dialog').getByRole('button', { name: '结束彩排' }).click();
  await expect.element(button('开始彩排')).toBeVisible();
  expect(mock.received('endRehearsal')).toHaveLength(1);
});

test('while respondents answer, the page says how far they are, until they are through', async () => {
  const { mock } = await openHostedGroup();
  let now = walking;
  mock.use(mockGetRehearsal(() => ({ rehearsal: now })));
  await openHosting(home);
  await expect.element(page.getByRole('progressbar', { name: '彩排进度' })).toBeVisible();
  await expect.element(page.getByText(/走过 4 \/ 6 题/u)).toBeVisible();
  expect(button('进入彩排').query()).toBeNull();
  now = { ...walking, answers: 35, progress: { done: 5, total: 6 } };
  await expect.element(page.getByText(/走过 5 \/ 6 题/u), { timeout: 10_000 }).toBeVisible();
  now = rehearsal;
  await expect.element(button('进入彩排'), { timeout: 10_000 }).toBeVisible();
});

test('respondents are stopped while they answer', async () => {
  const { mock } = await openHostedGroup();
  mock.use(mockGetRehearsal({ rehearsal: walking }));
  await openHosting(home);
  await button('停止彩排').click();
  await expect.element(button('开始彩排')).toBeVisible();
  expect(mock.received('endRehearsal')).toHaveLength(1);
});

test('the report names each question that respondents could not answer, and why', async () => {
  const { mock } = await openHostedGroup();
  mock.use(mockGetRehearsal({ rehearsal }));
  await openHosting(home);
  await expect.element(page.getByText('3 位没能回答：这道题已关闭，不能再回答或修改')).toBeVisible();
  await expect.element(page.getByText(/没有一位示例受访者能看到/u)).toBeVisible();
  await expect.element(page.getByText('到点才开放')).toBeVisible();
});

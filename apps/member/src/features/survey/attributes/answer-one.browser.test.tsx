import { mockGetAttributeSurvey, mockSaveProperties, refuse } from '@yayan/api-client/mocks';
import type { AttributeSurvey } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import AttributeSurveyPage from './AttributeSurveyPage.tsx';
import { renderPage } from '../../../testing/render-page.ts';

const survey: AttributeSurvey = {
  definition: {
    pages: [
      {
        name: 'basic',
        elements: [
          { type: 'radiogroup', name: 'gender', title: '你的性别', choices: ['女', '男'], isRequired: true },
          { type: 'radiogroup', name: 'city', title: '你常住的城市', choices: ['上海', '杭州'] },
        ],
      },
    ],
  },
  answers: { city: '上海' },
  parts: [
    {
      name: 'basic',
      title: '基本情况',
      why: '先看城市',
      percent: 50,
      stale: 0,
      sensitive: false,
      updatedAt: null,
    },
  ],
  percent: 50,
  revision: 1,
  reward: null,
  matchGain: null,
  consent: { version: '2026-11-01', items: [], purpose: '', agreedAt: null },
  updatedAt: null,
};

test('a member who comes from a task to change one answer sees only that question, and returns to the task once it is saved', async () => {
  queryClient.clear();
  const { mock } = await openMock();
  mock.use(mockGetAttributeSurvey(() => survey));
  const { router } = await renderPage(
    [
      { path: '/user/survey', Component: AttributeSurveyPage },
      { path: '*', element: <p>任务页</p> },
    ],
    '/user/survey?part=basic&question=city&from=/task/detail/t7Kq2mX9bLpR',
  );
  await expect.element(page.getByRole('radio', { name: '上海' })).toBeChecked();
  expect(page.getByText('你的性别').query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: '稍后再答' }))
    .toHaveAttribute('href', '/task/detail/t7Kq2mX9bLpR');
  await page.getByText('杭州').click();
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(page.getByText('任务页')).toBeVisible();
  expect(router.state.location.pathname).toBe('/task/detail/t7Kq2mX9bLpR');
  expect(mock.received('saveProperties')).toEqual([{ answers: [{ key: 'city', values: ['杭州'] }] }]);
});

test('the page does not promise that an unsent profile answer is stored on the device', async () => {
  queryClient.clear();
  const { mock } = await openMock();
  mock.use(mockGetAttributeSurvey(() => survey));
  mock.use(mockSaveProperties(refuse('INTERNAL')));
  await renderPage(
    [{ path: '/user/survey', Component: AttributeSurveyPage }],
    '/user/survey?part=basic&question=city&from=/task',
  );
  await page.getByText('杭州').click();
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(page.getByText(/这一页的答案还没有保存，先别关闭页面/u)).toBeVisible();
});

test('rule 2.28: a birthday under 14 is refused once with what it means, and saved when it is submitted again', async () => {
  queryClient.clear();
  const { mock } = await openMock();
  const birthday = { type: 'text', inputType: 'date', name: 'birthday', title: '你的生日', isRequired: true };
  mock.use(
    mockGetAttributeSurvey(() => ({
      ...survey,
      definition: { pages: [{ name: 'basic', elements: [birthday] }] },
      answers: {},
    })),
    mockSaveProperties(),
  );
  await renderPage(
    [
      { path: '/user/survey', Component: AttributeSurveyPage },
      { path: '*', element: <p>任务页</p> },
    ],
    '/user/survey?part=basic&question=birthday&from=/task/detail/t7Kq2mX9bLpR',
  );
  const young = `${new Date().getFullYear() - 7}-05-05`;
  await page.getByLabelText('你的生日').fill(young);
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(page.getByText('你填的生日未满 14 周岁', { exact: false })).toBeVisible();
  expect(mock.received('saveProperties')).toEqual([]);
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(page.getByText('任务页')).toBeVisible();
  expect(mock.received('saveProperties')).toEqual([{ answers: [{ key: 'birthday', values: [young] }] }]);
});

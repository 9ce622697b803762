import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import ApplicationPage from './ApplicationPage.tsx';

const number = 'H-7K2M-9XBQ-4RTW';
const at = '2026-11-21T08:30:00.000Z';
const application = {
  number,
  kind: 'cooperation',
  state: 'accepted',
  submittedAt: at,
  changedAt: at,
  note: '我们会打电话',
  details: [
    { field: 'company', value: '青禾食品' },
    { field: 'contact', value: 'lin***' },
  ],
  nextStates: ['accepted', 'declined'],
  moves: [{ at, operator: 'lin.yue', state: 'accepted', note: '我们会打电话' }],
};

test('14.63 who applied is shown for a reason, and a decided application is only corrected', async () => {
  fakeServer(({ path }) => {
    if (path === `/applications/${number}`) return application;
    if (path === `/applications/${number}/show`)
      return { details: [{ field: 'contact', value: 'lin@qinghe.example' }], minutes: 10 };
    return { items: [], nextCursor: null };
  });
  await show(
    <Routes>
      <Route path="/contents/applications/:number" element={<ApplicationPage />} />
    </Routes>,
    {
      at: `/contents/applications/${number}`,
      as: { permissions: ['read', 'applications', 'personalData.show'] },
    },
  );
  await expect.element(page.getByText('lin***', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '不通过…' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '改给申请人的话…' })).toBeVisible();
  expect(page.getByRole('button', { name: '开始处理…' }).elements()).toEqual([]);
  await expect.element(page.getByRole('region', { name: '申请人写的' })).toBeVisible();
  await page.getByRole('button', { name: '显示完整信息…' }).click();
  await page.getByRole('textbox', { name: '原因' }).fill('打电话');
  await page.getByRole('button', { name: '显示十分钟' }).click();
  await expect.element(page.getByText('lin@qinghe.example')).toBeVisible();
});

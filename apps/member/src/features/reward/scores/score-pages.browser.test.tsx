import { mockListCredits } from '@yayan/api-client/mocks';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import CreditPage from './CreditPage.tsx';
import QualityPage from './QualityPage.tsx';

test('credit is shown with its rules and the next level', async () => {
  await openMock();
  await openPage(CreditPage, '/home/credit', '/home/credit');
  await expect.element(page.getByText(/还差 .+升到/u)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '等级权益' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '怎样获得权益值' })).toBeVisible();
  await expect.element(page.getByText(/每天签到/u).first()).toBeVisible();
});

test('quality says how to appeal, and each change has its number to copy', async () => {
  await openMock({
    seed: [
      mockListCredits((example) => ({
        ...example,
        items: example.items.map((row) => ({ ...row, kind: 'quality' })),
      })),
    ],
  });
  await openPage(QualityPage, '/home/quality', '/home/quality');
  await expect.element(page.getByRole('heading', { name: '怎样申诉' })).toBeVisible();
  await expect.element(page.getByText(/再认真完成 \d+ 份有金币的任务升到 \d+ 分/u)).toBeVisible();
  const change = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect.element(change).toBeVisible();
  const search = change.element().getAttribute('href') ?? '';
  await openPage(QualityPage, '/home/quality', `/home/quality${search}`);
  await expect.element(page.getByRole('dialog').getByRole('button', { name: '复制编号' })).toBeVisible();
});

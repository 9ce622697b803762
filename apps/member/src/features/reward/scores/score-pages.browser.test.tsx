import { mockGetCredit, mockListCredits } from '@yayan/api-client/mocks';
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

test('4.32 what levels will need is said before, with the level of the member then', async () => {
  await openMock({
    seed: [
      mockGetCredit((example) => {
        const at = (fromCredit: number) =>
          example.levels.map((rule) => (rule.level === example.level ? { ...rule, fromCredit } : rule));
        return {
          ...example,
          coming: [
            { holdsFrom: '2026-12-09T16:00:00.000Z', levels: at(250), level: example.level },
            { holdsFrom: '2026-12-19T16:00:00.000Z', levels: at(300), level: 0 as const },
          ],
        };
      }),
    ],
  });
  await openPage(CreditPage, '/home/credit', '/home/credit');
  await expect
    .element(page.getByText(/12月10日起，铜牌会员要 250 权益值。按你现在的权益值，仍是铜牌会员。/u))
    .toBeVisible();
  await expect
    .element(page.getByText(/12月20日起，铜牌会员要 300 权益值。按你现在的权益值，会降到普通会员。/u))
    .toBeVisible();
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

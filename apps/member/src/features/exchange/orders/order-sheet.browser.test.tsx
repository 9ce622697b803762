import { mockGetOrder, mockListOrders, refuse } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../testing/open-page.tsx';
import { openMock } from '../../../testing/open-mock.ts';
import OrderListPage from './OrderListPage.tsx';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';

beforeEach(async () => {
  await page.viewport(390, 844);
});

test('a link to an order that is not there says so in the sheet, and leads to all records', async () => {
  const { mock } = await openMock();
  mock.use(mockListOrders(() => ({ items: [], nextCursor: null })));
  mock.use(mockGetOrder(refuse('NOT_FOUND')));
  await openPage(OrderListPage, '/home/exchange', `/home/exchange?order=${id}`);
  await expect.element(page.getByText('没有找到这笔兑换')).toBeVisible();
  await page.getByRole('button', { name: '看全部记录' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

import type { OperatorOrder } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { orderColumns } from './order-columns.tsx';

const order: OperatorOrder = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number: 'E202611210001',
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  memberCode: 'YA7K9M2Q',
  benefitId: 'bGd5v9rU3sDg',
  title: '棉麻帆布袋',
  choice: null,
  quantity: 1,
  total: 2600,
  state: 0,
  queue: 'review',
  target: null,
  reason: null,
  prize: null,
  createdAt: '2026-11-21T08:30:00.000Z',
  movedAt: '2026-11-21T08:30:00.000Z',
};

test.each([
  ['coins that a member paid are shown', null, '2,600'],
  ['a prize is shown as one, with no coins', '端午抽奖：棉麻帆布袋', '奖品'],
])('%s', async (_, prize, text) => {
  const total = orderColumns.find(({ key }) => key === 'total');
  const { screen } = await show(<p>{total?.render({ ...order, prize })}</p>);
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent(text);
});

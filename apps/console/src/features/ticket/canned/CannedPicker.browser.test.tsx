import type { OperatorTicketDetail } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { TicketActs } from '../TicketActs.tsx';

const ticket = {
  number: 'T20261121-7K2M',
  state: 2,
  kind: 'result',
  title: '我认真答完了',
  memberCode: 'YA7K9M2Q',
} as OperatorTicketDetail;
const canned = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  title: '等合作方',
  text: '{会员号} 你好，{编号} 正在核对。——{同事}',
  changedBy: 'lin.yue',
  changedAt: '2026-11-21T08:30:00.000Z',
};
const outcome = {
  state: 'planned',
  id: null,
  subject: 'T',
  title: 'T',
  changes: [],
  seen: 's',
  needsSecond: false,
};

test('14.47 a canned answer is found and filled in by keyboard alone, and can be changed before it is sent', async () => {
  fakeServer(({ path }) => (path === '/canned-answers' ? { items: [canned] } : outcome));
  await show(<TicketActs ticket={ticket} />, { as: { permissions: ['tickets'] } });
  await page.getByRole('button', { name: '答复…' }).click();
  const text = page.getByRole('textbox', { name: '内容' });
  await expect.element(page.getByRole('combobox', { name: '常用答复' })).toBeVisible();
  await text.click();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('combobox', { name: '常用答复' })).toHaveFocus();
  await userEvent.keyboard('合作');
  await expect.element(page.getByRole('option', { name: '等合作方' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(text).toHaveValue('YA7K9M2Q 你好，T20261121-7K2M 正在核对。——lin.yue');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{End}谢谢');
  await expect.element(text).toHaveValue('YA7K9M2Q 你好，T20261121-7K2M 正在核对。——lin.yue谢谢');
});

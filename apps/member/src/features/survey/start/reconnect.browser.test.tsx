import { onlineManager } from '@tanstack/react-query';
import { issueStartTicket, takeStartTicket } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { task } from '../testing/two-page-survey.ts';
import TicketGoPage from './TicketGoPage.tsx';

test('a link that works once is not used again when the network is back', async () => {
  const { mock } = await openMock();
  const { ticket } = await issueStartTicket({ taskHashId: task.hashId });
  await takeStartTicket({ ticket });
  const taken = () => mock.received('takeStartTicket').length;
  await openPage(TicketGoPage, '/', `/?ticket=${ticket}`);
  await expect.element(page.getByText(/这个链接已过期或已用过/u)).toBeVisible();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.element(page.getByText(/这个链接已过期或已用过/u)).toBeVisible();
  expect(taken()).toBe(2);
});

import type { FeedbackTicket } from '@yayan/api-client';
import { mockGetTicket, mockListTickets, mockReopenTicket, mockReplyTicket } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import FeedbackPage from './FeedbackPage.tsx';
import TicketPage from './TicketPage.tsx';

const oldId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608';
const at = (minute: number): string => `2026-11-21T08:${minute}:00.000Z`;

const ticket: FeedbackTicket = {
  id,
  number: 'T20261121-4M9PQR',
  kind: 'coins',
  state: 1,
  title: '金币一直没有到账',
  createdAt: at(10),
  acceptBy: '2026-11-24T08:30:00.000Z',
  answerBy: '2026-11-26T08:30:00.000Z',
  mergedInto: null,
  subject: null,
  entries: [
    { at: at(10), by: 'member', kind: 'opened', text: '金币一直没有到账', pictures: [], from: null },
    {
      at: at(20),
      by: 'member',
      kind: 'opened',
      text: '还是金币的事，补充一张截图',
      pictures: [],
      from: 'T20261121-7K2M4X',
    },
    { at: at(30), by: 'operator', kind: 'merged', text: null, pictures: [], from: 'T20261121-7K2M4X' },
  ],
  verdict: null,
  mayReply: true,
  repliesLeft: 10,
  mayConfirm: false,
  mayReopen: false,
};
const open: FeedbackTicket = {
  ...ticket,
  id: oldId,
  number: 'T20261121-7K2M4X',
  title: '还是金币的事，补充一张截图',
  createdAt: at(20),
  entries: [
    {
      at: at(20),
      by: 'member',
      kind: 'opened',
      text: '还是金币的事，补充一张截图',
      pictures: [],
      from: null,
    },
  ],
};
const merged: FeedbackTicket = {
  ...open,
  state: 5,
  mergedInto: { id, number: ticket.number },
  mayReply: false,
  entries: [
    ...open.entries,
    { at: at(30), by: 'operator', kind: 'merged', text: null, pictures: [], from: null },
  ],
};

let mock: Mock;
const show = async (one: string): Promise<void> => {
  await openPage(TicketPage, '/home/feedback/:id', `/home/feedback/${one}`);
};

describe.each(looks)('a merged ticket on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = await openMock());
    mock.use(mockGetTicket((_example, { params }) => (params['id'] === id ? ticket : merged)));
    await prepareLook(how);
  });

  test('14.78 the page of the old number says where it goes on and leads there', async () => {
    await show(oldId);
    await expect.element(page.getByText('已合并到 T20261121-4M9PQR，后续都在那一条里')).toBeVisible();
    await expect.element(page.getByText('已合并', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await look('merged');
    await expect
      .element(page.getByRole('link', { name: '去看 T20261121-4M9PQR' }))
      .toHaveAttribute('href', `/home/feedback/${id}`);
  });

  test('14.78 the other one shows both in the order of time, and that they were joined', async () => {
    await show(id);
    await expect.element(page.getByText('T20261121-7K2M4X 合并到这里')).toBeVisible();
    await expect.element(page.getByText(/· 写在 T20261121-7K2M4X/u)).toBeVisible();
    await look('joined');
  });

  test('14.78 the list marks the old one', async () => {
    mock.use(mockListTickets(() => ({ items: [merged, ticket], nextCursor: null })));
    await openPage(FeedbackPage, '/home/feedback', '/home/feedback');
    const row = page.getByRole('link', { name: /T20261121-7K2M4X/u });
    await expect.element(row.getByText('已合并')).toBeVisible();
  });
});

test('14.78 words that were written while the ticket was merged lead to the other one', async () => {
  ({ mock } = await openMock());
  mock.use(mockGetTicket((_example, { params }) => (params['id'] === id ? ticket : open)));
  mock.use(mockReplyTicket(() => ticket));
  await show(oldId);
  await page.getByRole('textbox', { name: '补充说明' }).fill('再补一句');
  await page.getByRole('button', { name: '发送' }).click();
  await expect.element(page.getByText('T20261121-7K2M4X 合并到这里')).toBeVisible();
});

test('I1 a ticket that is reopened again after a lost answer goes with the same key', async () => {
  const keys: (string | null)[] = [];
  const server = await openMock();
  server.disturb((path, { headers }) => {
    if (!path.endsWith('/reopen')) return undefined;
    keys.push(headers.get('Idempotency-Key'));
    return keys.length === 1 ? 'lost' : undefined;
  });
  server.mock.use(mockGetTicket(() => ({ ...ticket, state: 5, mayReply: false, mayReopen: true })));
  server.mock.use(mockReopenTicket(() => ticket));
  await show(id);
  await page.getByRole('textbox', { name: '还有什么没解决' }).fill('还是没有到账');
  const again = page.getByRole('button', { name: '重新打开' });
  await again.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await again.click();
  await expect.element(page.getByRole('button', { name: '发送' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

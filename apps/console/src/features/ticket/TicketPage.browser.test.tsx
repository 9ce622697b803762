import type { OperatorTicket, OperatorTicketDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { alone, at, member, memberId, other, row } from './testing/open-tickets.ts';
import TicketPage from './TicketPage.tsx';

const joined: OperatorTicketDetail = {
  ...alone,
  ...other,
  merged: [{ number: row.number, title: row.title, at: at(5) }],
  entries: [
    {
      at: at(1),
      by: 'member',
      operator: null,
      kind: 'opened',
      text: '金币没有到账',
      pictures: [],
      from: null,
    },
    {
      at: at(2),
      by: 'member',
      operator: null,
      kind: 'opened',
      text: '还是金币的事',
      pictures: [],
      from: row.number,
    },
    {
      at: at(5),
      by: 'operator',
      operator: 'lin.yue',
      kind: 'merged',
      text: null,
      pictures: [],
      from: row.number,
    },
  ],
  notes: [{ at: at(5), operator: 'lin.yue', text: '同一件事', from: row.number }],
};
const merged: OperatorTicketDetail = {
  ...alone,
  state: 5,
  mergedInto: other.number,
  separableUntil: '2026-11-22T05:30:00.000Z',
};

const planned = {
  state: 'planned',
  needsSecond: false,
  id: null,
  seen: null,
  changes: [{ field: 'mergedInto', label: '合并到', before: null, after: 'T20261121-4M9PQR 金币没有到账' }],
};

const open = async (ticket: OperatorTicketDetail, others: readonly OperatorTicket[]): Promise<SeenCall[]> => {
  const seen = fakeServer(({ path, method, query }) => {
    if (method === 'POST') return planned;
    if (path === `/members/${memberId}`) return member;
    if (path === '/tickets' && query.get('kind') === 'appeal') return { items: [], nextCursor: null };
    if (path === '/tickets')
      return { items: others, nextCursor: null, count: others.length, countIsCapped: false };
    return path === `/tickets/${ticket.number}` ? ticket : { items: [], nextCursor: null };
  });
  const routes = (
    <Routes>
      <Route path="/tickets/:number" element={<TicketPage />} />
    </Routes>
  );
  await show(routes, { at: `/tickets/${ticket.number}`, as: { permissions: ['read', 'tickets'] } });
  return seen;
};

test.each([
  ['waits to be accepted', 0, '受理…'],
  ['is accepted', 1, '开始处理…'],
  ['is worked on', 2, '答复…'],
] as const)('14.100 of the acts on a ticket that %s, one stands out', async (_, state, main) => {
  await open({ ...alone, state }, [row]);
  await expect.element(page.getByRole('button', { name: main })).toHaveAttribute('data-variant', 'filled');
  const looks = (variant: string) =>
    page
      .getByRole('button')
      .elements()
      .filter((button) => button.dataset['variant'] === variant)
      .map(({ textContent }) => textContent);
  expect(looks('filled')).toEqual([main]);
  expect(looks('subtle')).toEqual(expect.arrayContaining(['备注…', '转给…', '合并…']));
});

test('14.78 a ticket is merged into another open one of its member, after a look at what changes', async () => {
  const seen = await open(alone, [row, other]);
  await page.getByRole('button', { name: '合并…' }).click();
  await expect.element(page.getByRole('radio')).toHaveLength(1);
  await page.getByRole('radio', { name: '金币没有到账' }).click();
  await expect.element(page.getByText('T20261121-4M9PQR 金币没有到账')).toBeVisible();
  await page.getByRole('button', { name: '合并反馈' }).click();
  await expect
    .poll(() => seen.filter(({ path }) => path.endsWith('/merge')).map(({ body }) => body))
    .toContainEqual(expect.objectContaining({ input: { into: other.number } }));
  expect(seen.find(({ path }) => path === '/tickets')?.query.get('memberId')).toBe(memberId);
});

test('14.78 without another open ticket the dialog says that there is nothing to merge into', async () => {
  await open(alone, [row]);
  await page.getByRole('button', { name: '合并…' }).click();
  await expect.element(page.getByText('这位会员没有别的还没答复的反馈，不能合并。')).toBeVisible();
});

test('14.78 the thread marks what comes from the merged ticket, and leads to it', async () => {
  await open(joined, []);
  const thread = page.getByRole('region', { name: '往来' });
  await expect.poll(() => thread.element().textContent).toContain('lin.yue T20261121-7K2M4X 合并到这里');
  await expect
    .element(thread.getByRole('link', { name: 'T20261121-7K2M4X' }))
    .toHaveAttribute('href', '/tickets/T20261121-7K2M4X');
  await expect.element(page.getByRole('link', { name: '还是金币的事（T20261121-7K2M4X）' })).toBeVisible();
});

test('14.78 a merged ticket leads to the other one, has no promise, and can be separated', async () => {
  await open(merged, []);
  await expect.element(page.getByText('已合并', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: other.number })).toBeVisible();
  await expect.element(page.getByText('答应答复')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '合并…' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '撤销合并…' })).toBeVisible();
});
